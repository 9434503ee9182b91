"""Operates an app as assistive programs do.

Obeys the lines of a FIFO, a command each: a number, the command and its words, with tabs between. The answer is a line
with the number and the result.

    list                      every element: depth, role and name
    get ROLE NAME QUESTION    name, description, states, value, text, caret, word, extents, actions, attributes,
                              links
    do ROLE NAME ACTION       what is done by an action's name
    set ROLE NAME NUMBER      a value
    write ROLE NAME TEXT      all of a field's text
    insert ROLE NAME AT TEXT  a part of it
    focus ROLE NAME
    keep ROLE NAME            keeps an element for "kept"
    kept                      the states of the element that was kept
    hear KIND ...             has changes of these kinds printed as they come: "heard", the kind, numbers and the name
"""
import os
import sys
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

APP, FIFO = sys.argv[1:3]
kept = None


def walk(item, depth=0):
    yield item, depth
    for index in range(item.get_child_count()):
        child = item.get_child_at_index(index)
        if child is not None:
            yield from walk(child, depth + 1)


def elements():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_name() == APP:
            return list(walk(child))
    return []


def find(role, name):
    for item, _ in elements():
        if item.get_role_name() == role and item.get_name() == name:
            return item
    return None


def states(item):
    return " ".join(sorted(state.value_nick for state in item.get_state_set().get_states()))


def numbers(*values):
    return " ".join(f"{value:g}" for value in values)


def get(item, question):
    if question == "name":
        return item.get_name()
    if question == "description":
        return item.get_description()
    if question == "states":
        return states(item)
    if question == "attributes":
        return " ".join(f"{key}={value}" for key, value in sorted(item.get_attributes().items()))
    if question == "value":
        value = item.get_value_iface()
        return numbers(value.get_minimum_value(), value.get_current_value(), value.get_maximum_value(),
                       value.get_minimum_increment())
    if question == "text":
        return Atspi.Text.get_text(item.get_text_iface(), 0, -1)
    if question == "caret":
        return str(item.get_text_iface().get_caret_offset())
    if question == "word":
        return item.get_text_iface().get_string_at_offset(0, Atspi.TextGranularity.WORD).content
    if question == "extents":
        box = item.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        return numbers(box.x, box.y, box.width, box.height)
    if question == "actions":
        actions = item.get_action_iface()
        return ", ".join(actions.get_action_name(index) for index in range(actions.get_n_actions()))
    if question == "links":
        text = item.get_hypertext_iface()
        links = [text.get_link(index) for index in range(text.get_n_links())]
        # The elements of links know their places, too.
        for link in links:
            element = link.get_object(0).get_hyperlink()
            assert element.get_start_index() == link.get_start_index()
        return ", ".join(f"{link.get_start_index()} {link.get_end_index()} {link.get_uri(0)}" for link in links)
    return "no such question"


def do(item, name):
    actions = item.get_action_iface()
    for index in range(actions.get_n_actions()):
        if actions.get_action_name(index) == name:
            return str(actions.do_action(index))
    return "no such action"


def heard(event):
    try:
        name = event.source.get_name()
    except GLib.Error:
        name = ""
    print("heard", event.type, event.detail1, event.detail2, name, flush=True)


def answer(command, words):
    global kept
    if command == "list":
        lines = (f"{'  ' * depth}{item.get_role_name()} {item.get_name()}" for item, depth in elements())
        return "\\n".join(line.rstrip() for line in lines)
    if command == "hear":
        answer.listener = Atspi.EventListener.new(heard)
        for kind in words:
            answer.listener.register(kind)
        return "listening"
    if command == "kept":
        return states(kept)
    item = find(*words[:2])
    if item is None:
        return "missing"
    if command == "keep":
        kept = item
        return "kept"
    if command == "get":
        return get(item, words[2])
    if command == "do":
        return do(item, words[2])
    if command == "set":
        return str(item.get_value_iface().set_current_value(float(words[2])))
    if command == "write":
        return str(item.get_editable_text_iface().set_text_contents(words[2]))
    if command == "insert":
        return str(item.get_editable_text_iface().insert_text(int(words[2]), words[3], len(words[3])))
    if command == "focus":
        return str(item.get_component_iface().grab_focus())
    return "no such command"


def obey(channel, condition):
    obey.rest += os.read(obey.fifo, 65536)
    *lines, obey.rest = obey.rest.split(b"\n")
    for line in lines:
        number, command, *words = line.decode().split("\t")
        try:
            result = answer(command, words)
        except GLib.Error as error:
            result = f"error {error.message}"
        print(number, result, flush=True)
    return True


warnings.simplefilter("ignore")
obey.rest = b""
# Open for writing too, so that there is no end of it.
obey.fifo = os.open(FIFO, os.O_RDWR | os.O_NONBLOCK)
Atspi.init()
GLib.io_add_watch(GLib.IOChannel.unix_new(obey.fifo), GLib.PRIORITY_LOW, GLib.IO_IN, obey)
print("ready", flush=True)
Atspi.event_main()
