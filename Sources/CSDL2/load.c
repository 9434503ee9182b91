#include "CSDL2.h"

#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static CSDL2Functions functions;
static __typeof__(&SDL_GetWindowWMInfo) window_info;

const CSDL2Functions *csdl2_load(const char **problem) {
  static int loaded = 0;
  if (loaded) return &functions;
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    *problem = dlerror();
    return NULL;
  }
#define CSDL2_LOAD(name)                                                                           \
  if (!(functions.name = (__typeof__(&SDL_##name))dlsym(library, "SDL_" #name))) {                 \
    *problem = "the library is too old: it has no function SDL_" #name;                            \
    return NULL;                                                                                   \
  }
  CSDL2_FUNCTIONS(CSDL2_LOAD)
#undef CSDL2_LOAD
  window_info = (__typeof__(&SDL_GetWindowWMInfo))dlsym(library, "SDL_GetWindowWMInfo");
  loaded = 1;
  return &functions;
}

// The handles of the window system, which only C sees: its headers name types such as Window and Cursor.
static SDL_SysWMinfo information(SDL_Window *window) {
  SDL_SysWMinfo info = {0};
  SDL_VERSION(&info.version);
  if (!window_info || !window_info(window, &info)) info.subsystem = SDL_SYSWM_UNKNOWN;
  return info;
}

// A function of a library that SDL has loaded already.
static void *find(const char *library, const char *function) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
  return handle ? dlsym(handle, function) : NULL;
}

int csdl2_connection(SDL_Window *window) {
  SDL_SysWMinfo info = information(window);
  if (info.subsystem == SDL_SYSWM_X11) {
    int (*number)(void *) = (int (*)(void *))find("libX11.so.6", "XConnectionNumber");
    return number ? number(info.info.x11.display) : -1;
  }
  if (info.subsystem == SDL_SYSWM_WAYLAND) {
    int (*number)(void *) =
        (int (*)(void *))find("libwayland-client.so.0", "wl_display_get_fd");
    return number ? number(info.info.wl.display) : -1;
  }
  return -1;
}

unsigned long csdl2_window_number(SDL_Window *window) {
  SDL_SysWMinfo info = information(window);
  return info.subsystem == SDL_SYSWM_X11 ? info.info.x11.window : 0;
}

void csdl2_set_title(SDL_Window *window, const char *title) {
  functions.SetWindowTitle(window, title);
  SDL_SysWMinfo info = information(window);
  if (info.subsystem != SDL_SYSWM_X11) return;
  unsigned long (*atom)(void *, const char *, int) =
      (__typeof__(atom))find("libX11.so.6", "XInternAtom");
  int (*change)(void *, unsigned long, unsigned long, unsigned long, int, int,
                const unsigned char *, int) =
      (__typeof__(change))find("libX11.so.6", "XChangeProperty");
  int (*flush)(void *) = (int (*)(void *))find("libX11.so.6", "XFlush");
  if (!atom || !change || !flush) return;
  void *display = info.info.x11.display;
  unsigned long utf8 = atom(display, "UTF8_STRING", 0);
  // The old name is WM_NAME, which programs that know nothing newer read.
  const char *names[] = {"_NET_WM_NAME", "WM_NAME"};
  const int bits = 8, replace = 0;
  for (int i = 0; i < 2; i++)
    change(display, info.info.x11.window, atom(display, names[i], 0), utf8, bits, replace,
           (const unsigned char *)title, (int)strlen(title));
  flush(display);
}

bool csdl2_pointer(SDL_Window *window, int *x, int *y) {
  SDL_SysWMinfo info = information(window);
  if (info.subsystem != SDL_SYSWM_X11) return false;
  int (*query)(void *, unsigned long, unsigned long *, unsigned long *, int *, int *, int *, int *,
               unsigned int *) = (__typeof__(query))find("libX11.so.6", "XQueryPointer");
  unsigned long root, child;
  int inside_x, inside_y;
  unsigned int buttons;
  return query && query(info.info.x11.display, info.info.x11.window, &root, &child, x, y, &inside_x,
                        &inside_y, &buttons);
}

double csdl2_dots_per_inch(SDL_Window *window) {
  SDL_SysWMinfo info = information(window);
  if (info.subsystem != SDL_SYSWM_X11) return 0;
  char *(*setting)(void *, const char *, const char *) =
      (char *(*)(void *, const char *, const char *))find("libX11.so.6", "XGetDefault");
  char *value = setting ? setting(info.info.x11.display, "Xft", "dpi") : NULL;
  return value ? atof(value) : 0;
}

static void (*lost_display)(void);

static int display_was_lost(void *display) {
  (void)display;
  lost_display();
  // Not reached: the handler ends the program.
  _Exit(EXIT_FAILURE);
}

void csdl2_on_lost_display(SDL_Window *window, void (*handler)(void)) {
  if (information(window).subsystem != SDL_SYSWM_X11) return;
  void *(*set)(int (*)(void *)) =
      (void *(*)(int (*)(void *)))find("libX11.so.6", "XSetIOErrorHandler");
  lost_display = handler;
  if (set) set(display_was_lost);
}

bool csdl2_display_is_lost(SDL_Window *window) {
  SDL_SysWMinfo info = information(window);
  if (info.subsystem != SDL_SYSWM_WAYLAND) return false;
  int (*error)(void *) = (int (*)(void *))find("libwayland-client.so.0", "wl_display_get_error");
  return error && error(info.info.wl.display) != 0;
}

void csdl2_free_frame(SDL_Window *window) {
  SDL_SysWMinfo info = information(window);
  // Other versions of SDL, and windows without such a frame, have no top level once they are hidden.
  if (info.subsystem != SDL_SYSWM_WAYLAND || !info.info.wl.xdg_toplevel) return;
  void *(*data)(void *) =
      (void *(*)(void *))find("libwayland-client.so.0", "wl_proxy_get_user_data");
  void (*release)(void *) = (void (*)(void *))find("libdecor-0.so.0", "libdecor_frame_unref");
  // libdecor listens to the top level with its frame.
  void *frame = data && release ? data(info.info.wl.xdg_toplevel) : NULL;
  if (frame) release(frame);
}
