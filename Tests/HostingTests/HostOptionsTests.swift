import EspalierDrawing
import Foundation
import Testing

@testable import SwiftUI

@Suite struct HostOptionsTests {
  private func options(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> HostOptions {
    try HostOptions(arguments: arguments, environment: environment)
  }

  @Test func `without options everything has its default`() throws {
    let options = try options()
    #expect(options.host == nil)
    #expect(options.size == nil)
    #expect(options.scale == nil)
    #expect(options.appearance == .light)
    #expect(options.platform == .mac)
  }

  @Test func `each option sets its value`() throws {
    let options = try options(
      "--host", "window", "--size", "390x844", "--scale", "1.5", "--appearance", "dark",
      "--platform", "phone", "myapp://open/3")
    #expect(options.host == .window)
    #expect(options.size == CGSize(width: 390, height: 844))
    #expect(options.scale == CGFloat(1.5))
    #expect(options.appearance == .dark)
    #expect(options.platform == .phone)
    #expect(options.url?.absoluteString == "myapp://open/3")
  }

  @Test func `environment variables set options, and arguments override them`() throws {
    let environment = ["ESPALIER_HOST": "browser", "ESPALIER_SCALE": "3"]
    #expect(try options(environment: environment).host == .browser)
    #expect(try options(environment: environment).scale == CGFloat(3))
    #expect(try options("--host", "window", environment: environment).host == .window)
    #expect(try options(environment: ["ESPALIER_HOST": ""]).host == nil)
  }

  @Test func `an existing file is opened, and any other word is an unknown option`() throws {
    #expect(try options("/").url == URL(fileURLWithPath: "/"))
    #expect(throws: HostOptionsError.unknownOption("/no such file")) {
      try options("/no such file")
    }
  }

  @Test func `an output file makes a picture`() throws {
    #expect(try options("--output", "a.png").host == .png)
    #expect(throws: HostOptionsError.noOutput) { try options("--host", "png") }
    #expect(try options("--output", "a.png").delay == 0)
    #expect(try options("--output", "a.png", "--after", "0.5").delay == 0.5)
    for wrong in ["soon", "-1", "nan", "inf"] {
      #expect(throws: HostOptionsError.self) { try options("--after", wrong) }
    }
  }

  @Test func `Mac windows and pages have a menu bar, but phones and pictures do not`() throws {
    #expect(try options().showsMenuBar)
    #expect(try options("--host", "browser").showsMenuBar)
    #expect(try !options("--platform", "phone").showsMenuBar)
    #expect(try !options("--output", "a.png").showsMenuBar)
    #expect(try options("--output", "a.png", "--menu-bar", "show").showsMenuBar)
    #expect(try !options("--menu-bar", "hide").showsMenuBar)
  }

  @Test(arguments: [
    (["--host", "tv"], HostOptionsError.unknownHost("tv")),
    (["--host"], .missingValue("--host")),
    (["--colour"], .unknownOption("--colour")),
    (["file"], .unknownOption("file")),
    (
      ["--size", "3"],
      .badValue("--size", "3", "WIDTHxHEIGHT in points, such as 390x844, up to 16384x16384")
    ),
    (
      ["--size", "0x9"],
      .badValue("--size", "0x9", "WIDTHxHEIGHT in points, such as 390x844, up to 16384x16384")
    ),
    (
      ["--scale", "nan"],
      .badValue("--scale", "nan", "pixels per point: a positive number up to 32, such as 2")
    ),
    (
      ["--size", "9x"],
      .badValue("--size", "9x", "WIDTHxHEIGHT in points, such as 390x844, up to 16384x16384")
    ),
    (
      ["--size", "1e9x9"],
      .badValue("--size", "1e9x9", "WIDTHxHEIGHT in points, such as 390x844, up to 16384x16384")
    ),
    (
      ["--port", "65536"],
      .badValue("--port", "65536", "a number from 0, any free port, to 65535")
    ),
    (["--appearance", "red"], .badValue("--appearance", "red", "light or dark")),
    (["--platform", "tv"], .badValue("--platform", "tv", "mac or phone")),
    (["--menu-bar", "up"], .badValue("--menu-bar", "up", "show or hide")),
  ])
  func `mistakes are named in the error`(_ arguments: [String], _ error: HostOptionsError) {
    #expect(throws: error) { try HostOptions(arguments: arguments) }
    #expect(error.description.contains("usage: "))
  }

  @Test func `help and the usage name every option`() throws {
    let usage = HostOptionsError.noOutput.description
    for option in [
      "--host", "--output", "--size", "--scale", "--appearance", "--platform", "--port",
      "--menu-bar", "--help",
    ] {
      #expect(usage.contains("[\(option)"))
      #expect(HostOption.list.contains("  \(option) "))
    }
    #expect(try options("--host", "png", "--help").asksForHelp)
    #expect(try !options().asksForHelp)
  }

  @Test(arguments: [
    ("--prot", "--port"), ("--apperance", "--appearance"), ("-size", "--size"),
    ("--menubar", "--menu-bar"),
  ])
  func `a misspelled option is recognized in the error`(_ written: String, _ meant: String) {
    #expect(HostOptionsError.unknownOption(written).description.contains("did you mean \(meant)?"))
  }

  @Test func `an option that is like no other gets no suggestion`() {
    #expect(!HostOptionsError.unknownOption("--verbose").description.contains("did you mean"))
  }
}
