"""Operates an app as assistive programs do: obeys the lines of its standard input, a command each.

    list                      every element: depth, role, name, states
    get ROLE NAME QUESTION    name, description, states, value, text, caret, extents, path, actions, gone
    do ROLE NAME ACTION       what is done by an action's name
    set ROLE NAME NUMBER      a value
    write ROLE NAME TEXT      all of a field's text
    insert ROLE NAME AT TEXT  a part of it
    focus ROLE NAME
    hear KIND ...             has changes of these kinds printed as they come
"""
import os
import sys
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

app_name = sys.argv[1]
kept = {}


def say(*words):
    print(*words, flush=True)


def app():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_name() == app_name:
            return child
    return None


def states(item):
    return " ".join(sorted(state.value_nick for state in item.get_state_set().get_states()))


def walk(item, depth=0):
    yield item, depth
    for index in range(item.get_child_count()):
        child = item.get_child_at_index(index)
        if child is not None:
            yield from walk(child, depth + 1)


def find(role, name):
    root = app()
    if root is None:
        return None
    root.clear_cache()
    for item, _ in walk(root):
        if item.get_role_name() == role and item.get_name() == name:
            return item
    return None


def path(item):
    return item.path if hasattr(item, "path") else ""


def answer(item, question):
    if question == "name":
        return item.get_name()
    if question == "description":
        return item.get_description()
    if question == "states":
        return states(item)
    if question == "value":
        value = item.get_value_iface()
        numbers = (value.get_minimum_value(), value.get_current_value(),
                   value.get_maximum_value(), value.get_minimum_increment())
        return " ".join(f"{number:g}" for number in numbers)
    if question == "text":
        text = item.get_text_iface()
        return Atspi.Text.get_text(text, 0, -1)
    if question == "caret":
        return item.get_text_iface().get_caret_offset()
    if question == "extents":
        box = item.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        return f"{box.x} {box.y} {box.width} {box.height}"
    if question == "actions":
        actions = item.get_action_iface()
        return ", ".join(actions.get_action_name(i) for i in range(actions.get_n_actions()))
    return "?"


def act(item, name):
    actions = item.get_action_iface()
    for index in range(actions.get_n_actions()):
        if actions.get_action_name(index) == name:
            return actions.do_action(index)
    return False


def heard(event):
    try:
        say("heard", event.type, event.detail1, event.detail2, event.source.get_name(), event.any_data)
    except GLib.Error:
        say("heard", event.type, event.detail1, event.detail2)


def obey(words):
    command = words[0]
    if command == "list":
        root = app()
        if root is None:
            return say("no app")
        for item, depth in walk(root):
            say("  " * depth + item.get_role_name(), repr(item.get_name()))
        return say("end")
    if command == "hear":
        obey.listener = Atspi.EventListener.new(heard)
        for kind in words[1:]:
            obey.listener.register(kind)
        return say("listening")
    item = find(words[1], words[2])
    if command == "keep":
        kept[words[3]] = item
        return say("kept", item is not None)
    if item is None:
        return say("missing")
    if command == "get":
        return say(answer(item, words[3]))
    if command == "do":
        return say(act(item, words[3]))
    if command == "set":
        return say(item.get_value_iface().set_current_value(float(words[3])))
    if command == "write":
        return say(item.get_editable_text_iface().set_text_contents(words[3]))
    if command == "insert":
        editable = item.get_editable_text_iface()
        return say(editable.insert_text(int(words[3]), words[4], len(words[4].encode())))
    if command == "focus":
        return say(item.get_component_iface().grab_focus())
    return say("?")


def readable(channel, condition):
    line = sys.stdin.readline()
    if not line:
        Atspi.event_quit()
        return False
    try:
        obey(line.rstrip("\n").split("\t"))
    except GLib.Error as error:
        say("error", error.message)
    return True


Atspi.init()
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_LOW, GLib.IO_IN | GLib.IO_HUP, readable)
Atspi.event_main()
