import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The views that a typical change of a screen evaluates, by SwiftUI's published rules: a view depends on the states,
/// properties of observable objects and environment values that its body has read, and it is evaluated with its parent
/// only if one of its stored values has changed.
@MainActor @Suite struct ChangeTableTests {
  // MARK: A form

  private struct Person: Equatable {
    var name = "Ada"
    var age = 36
    var isMember = true
  }

  private struct PersonForm: View {
    let log: Log
    let handle: Handle<Person>
    @State private var person = Person()

    var body: some View {
      let _ = log.note("form")
      let _ = handle.take($person)
      Named("name", log, $person.name)
      Named("age", log, $person.age)
      Named("member", log, $person.isMember)
      Heading(log: log)
    }
  }

  /// A view that reads a binding.
  private struct Named<Value>: View {
    let name: String
    let log: Log
    @Binding var value: Value

    init(_ name: String, _ log: Log, _ value: Binding<Value>) {
      self.name = name
      self.log = log
      _value = value
    }

    var body: some View {
      let _ = log.note(name)
      Text("\(value)")
    }
  }

  private struct Heading: View {
    let log: Log

    var body: some View {
      let _ = log.note("heading")
      Text("Person")
    }
  }

  @Test(arguments: [
    ("name", Person(name: "Grace")), ("age", Person(age: 37)), ("member", Person(isMember: false)),
  ])
  private func `a field of a form evaluates the view of that field`(field: String, person: Person) {
    let (log, handle) = (Log(), Handle<Person>())
    let snapshot = LayoutSnapshot(PersonForm(log: log, handle: handle))
    #expect(log.take() == ["form", "name", "age", "member", "heading"])
    handle.value = person
    snapshot.update()
    #expect(log.take() == [field])
  }

  @Test func `the same value evaluates no view, and two fields evaluate two`() {
    let (log, handle) = (Log(), Handle<Person>())
    let snapshot = LayoutSnapshot(PersonForm(log: log, handle: handle))
    _ = log.take()
    handle.value = Person()
    snapshot.update()
    #expect(log.take() == [])
    handle.value = Person(name: "Grace", age: 37)
    snapshot.update()
    #expect(log.take().sorted() == ["age", "name"])
  }

  // MARK: A list with a selection

  private struct Choice: View {
    let log: Log
    let handle: Handle<Int>
    @State private var selection = 2

    var body: some View {
      let _ = log.note("list")
      let _ = handle.take($selection)
      ForEach(0..<5) { number in
        ChoiceRow(number: number, isSelected: number == selection, log: log)
      }
      Heading(log: log)
    }
  }

  private struct ChoiceRow: View {
    let number: Int
    let isSelected: Bool
    let log: Log

    var body: some View {
      let _ = log.note("row \(number)")
      Text(isSelected ? "✓" : "")
    }
  }

  @Test
  func
    `another selection, which the rows' closure reads, evaluates the two rows that look different`()
  {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(Choice(log: log, handle: handle))
    _ = log.take()
    handle.value = 4
    snapshot.update()
    #expect(log.take() == ["row 2", "row 4"])
    handle.value = 9
    snapshot.update()
    #expect(log.take() == ["row 4"])
  }

  // MARK: Observable objects in an array

  @Observable final class Track {
    var title: String
    var plays = 0

    init(_ title: String) { self.title = title }
  }

  @Observable final class Album {
    var tracks = [Track("one"), Track("two"), Track("three")]
    var name = "album"
  }

  private struct AlbumView: View {
    let album: Album
    let log: Log

    var body: some View {
      let _ = log.note("album")
      ForEach(album.tracks.indices, id: \.self) { TrackRow(track: album.tracks[$0], log: log) }
    }
  }

  private struct TrackRow: View {
    let track: Track
    let log: Log

    var body: some View {
      let _ = log.note("track \(track.title)")
      Text(track.title)
    }
  }

  @Test func `a property of an element of an observable array evaluates that element's row`() {
    let (log, album) = (Log(), Album())
    let snapshot = LayoutSnapshot(AlbumView(album: album, log: log))
    #expect(log.take() == ["album", "track one", "track two", "track three"])
    album.tracks[1].title = "second"
    snapshot.update()
    #expect(log.take() == ["track second"])
  }

  @Test func `properties that no body read evaluate no view`() {
    let (log, album) = (Log(), Album())
    let snapshot = LayoutSnapshot(AlbumView(album: album, log: log))
    _ = log.take()
    album.tracks[0].plays = 5
    album.name = "other"
    snapshot.update()
    #expect(log.take() == [])
  }

  @Test func `an added element evaluates the view that read the array, and its own row`() {
    let (log, album) = (Log(), Album())
    let snapshot = LayoutSnapshot(AlbumView(album: album, log: log))
    _ = log.take()
    album.tracks.append(Track("four"))
    snapshot.update()
    #expect(log.take() == ["album", "track four"])
  }

  // MARK: The environment

  private struct Limited: View {
    let log: Log
    @Environment(\.lineLimit) private var limit

    var body: some View {
      let _ = log.note("limited")
      Text("\(limit ?? 0)")
    }
  }

  private struct Screen: View {
    let log: Log
    let handle: Handle<Bool>
    @State private var isLimited = false

    var body: some View {
      let _ = log.note("screen")
      let _ = handle.take($isLimited)
      VStack {
        Limited(log: log)
        Heading(log: log)
        Limited(log: log).lineLimit(7)
      }
      .lineLimit(isLimited ? 1 : 2)
    }
  }

  @Test func `a toggle in the environment evaluates its owner and the readers of its value`() {
    let (log, handle) = (Log(), Handle<Bool>())
    let snapshot = LayoutSnapshot(Screen(log: log, handle: handle))
    #expect(log.take() == ["screen", "limited", "heading", "limited"])
    handle.value = true
    snapshot.update()
    #expect(log.take() == ["screen", "limited"])
  }

  // MARK: Closures

  private struct Acting: View {
    let name: String
    let log: Log
    let action: () -> Void

    var body: some View {
      let _ = log.note(name)
      Text(name)
    }
  }

  private struct Actions: View {
    let log: Log
    let handle: Handle<Int>
    @State private var number = 0

    var body: some View {
      let _ = log.note("actions \(number)")
      let _ = handle.take($number)
      let number = number
      Acting(name: "captures nothing", log: log) {}
      Acting(name: "captures a value", log: log) { print(number) }
    }
  }

  @Test func `an action that captures nothing counts as unchanged`() {
    let (log, handle) = (Log(), Handle<Int>())
    let snapshot = LayoutSnapshot(Actions(log: log, handle: handle))
    _ = log.take()
    handle.value = 1
    snapshot.update()
    #expect(log.take() == ["actions 1", "captures a value"])
  }
}
