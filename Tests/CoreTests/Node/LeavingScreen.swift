import Espalier
import Foundation
import SwiftUI

/// A container of a whole screen that reports all of its callbacks, in each of which it or views in it may be removed.
struct LeavingScreen: View {
  enum Kind: CaseIterable {
    case list, selectable, sections, outline, form, table
    case stack, path, columns, tabs, sheet, cover, dialog, inspector, search, bars
  }

  struct Row: Identifiable {
    let plan: LeavingPlan
    var id: Int { plan.id }
    var name: String { "Row \(plan.id)" }
  }

  let id: Int
  let kind: Kind
  let plans: [LeavingPlan]
  let world: LeavingWorld
  @State private var isOn = false
  @State private var text = ""
  @State private var selection: Set<Int> = []
  @State private var one: Int?
  @State private var path: [Int] = []
  @State private var order = [KeyPathComparator(\Row.name)]

  var body: some View { AnyView(content).frame(width: 260, height: 200) }

  private func call() { world.call(id) }

  private func view(_ plan: LeavingPlan) -> AnyView {
    AnyView(LeavingView(plan: plan, world: world))
  }

  private var parts: some View { ForEach(plans, id: \.id) { view($0) } }

  private var rows: [Row] { plans.filter { !world.gone.contains($0.id) }.map(Row.init) }

  private var content: any View {
    switch kind {
    case .list, .selectable, .sections, .outline, .form, .table: held
    case .stack, .path, .columns, .tabs: navigated
    case .sheet, .cover, .dialog, .inspector, .search, .bars: presented
    }
  }

  // MARK: Lists

  private var held: any View {
    switch kind {
    case .list:
      List { parts }.onDisappear(perform: call)
    case .selectable:
      List(selection: $selection) {
        ForEach(rows) { row in
          view(row.plan)
            .swipeActions { Button("Delete", role: .destructive, action: call) }
            .contextMenu { Button("Act", action: call) }
        }
        .onDelete { _ in call() }
        .onMove { _, _ in call() }
      }
      .onChange(of: selection, call).onDeleteCommand(perform: call).refreshable { await call() }
    case .sections:
      List {
        ForEach(rows) { row in
          Section(row.name, isExpanded: $isOn) {
            view(row.plan).onAppear(perform: call).listRowSeparator(.hidden)
          }
        }
      }.listStyle(.sidebar)
    case .outline:
      List {
        OutlineGroup(rows, children: \.children) { view($0.plan) }
        DisclosureGroup("More", isExpanded: $isOn) { parts }
      }.onChange(of: isOn, call)
    case .form:
      Form { Section("Form") { parts } }.formStyle(.grouped).onSubmit(call)
    default:
      Table(rows, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name) { view($0.plan) }
        TableColumn("Again") { row in Text(row.name).onAppear(perform: call) }
      }
      .onChange(of: selection, call).onChange(of: order, call)
    }
  }

  // MARK: Screens

  private var navigated: any View {
    switch kind {
    case .stack:
      NavigationStack {
        VStack {
          NavigationLink("Go") {
            VStack { parts }.navigationTitle("Inner").onDisappear(perform: call)
          }
          parts
        }
        .navigationTitle("Outer").navigationDestination(isPresented: $isOn) { parts }
      }
    case .path:
      NavigationStack(path: $path) {
        List(rows) { row in NavigationLink(row.name, value: row.id) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              parts
              NavigationLink("Deeper", value: number + 1)
              Button("Back") { path.removeLast(min(1, path.count)) }
            }.onAppear(perform: call)
          }
      }.onChange(of: path, call)
    case .columns:
      NavigationSplitView {
        List(rows, selection: $one) { Text($0.name) }
      } detail: {
        parts
      }.onChange(of: one, call)
    default:
      TabView(selection: $one) {
        ForEach(rows) { row in
          view(row.plan).tabItem { Label(row.name, systemImage: "circle") }.tag(row.id as Int?)
            .badge(1)
        }
      }.onChange(of: one, call)
    }
  }

  // MARK: Presentations

  private var presented: any View {
    let button = Button("Show") { isOn.toggle() }
    switch kind {
    case .sheet:
      return VStack {
        button; parts
      }.sheet(isPresented: $isOn, onDismiss: call) {
        VStack {
          parts; Button("Close") { isOn = false }
        }
      }
    case .cover:
      return VStack {
        button; parts
      }.fullScreenCover(isPresented: $isOn, onDismiss: call) {
        VStack {
          parts;
          Button("Close") {
            isOn = false; call()
          }
        }
      }
    case .dialog:
      return VStack {
        button; parts
      }.confirmationDialog("Sure?", isPresented: $isOn) {
        Button("Delete", role: .destructive, action: call)
        Button("Keep", action: call)
      } message: {
        parts
      }
    case .inspector:
      return VStack {
        button; parts
      }.inspector(isPresented: $isOn) { VStack { parts } }
        .onChange(of: isOn, call)
    case .search:
      return NavigationStack {
        List { parts }.searchable(text: $text) { Text("Suggested").searchCompletion("a") }
          .onChange(of: text, call).onSubmit(of: .search, call)
      }
    default:
      return NavigationStack {
        VStack {
          button; parts
        }.navigationTitle("Bars").toolbar {
          ToolbarItem(placement: .primaryAction) { if isOn { Button("Act", action: call) } }
          ToolbarItemGroup { parts }
        }
      }
    }
  }
}

extension LeavingScreen.Row {
  var children: [LeavingScreen.Row]? {
    guard case .container(_, _, let plans) = plan else { return nil }
    return plans.map { LeavingScreen.Row(plan: $0) }
  }
}
