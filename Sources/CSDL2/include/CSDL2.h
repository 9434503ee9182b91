// SDL2's types, and its functions as a table that is filled when a window is wanted: programs that only draw pictures run
// where the library is not installed.
#pragma once
#include <SDL2/SDL.h>
#include <stdbool.h>

#define CSDL2_FUNCTIONS(F)                                                                         \
  F(Init) F(Quit) F(GetError) F(ClearError) F(SetHint) F(GetVersion) F(GetCurrentVideoDriver)      \
  F(CreateWindow) F(DestroyWindow) F(GetWindowID) F(SetWindowTitle) F(GetWindowSize)               \
  F(SetWindowSize) F(SetWindowMinimumSize) F(SetWindowMaximumSize) F(SetWindowResizable)           \
  F(SetWindowPosition) F(ShowWindow) F(HideWindow) F(RaiseWindow) F(RestoreWindow)                 \
  F(GetWindowFlags) F(MinimizeWindow) F(MaximizeWindow) F(SetWindowBordered) F(SetWindowHitTest)   \
  F(SetWindowAlwaysOnTop) F(SetWindowFullscreen)                                                   \
  F(GetWindowDisplayIndex) F(GetDisplayUsableBounds) F(GetDisplayBounds)                           \
  F(GetWindowSurface) F(UpdateWindowSurfaceRects)                                                  \
  F(CreateRenderer) F(DestroyRenderer) F(GetRendererOutputSize) F(CreateTexture)                   \
  F(DestroyTexture) F(UpdateTexture) F(RenderCopy) F(RenderPresent)                                \
  F(PollEvent) F(PumpEvents) F(GetModState) F(GetMouseState) F(GetGlobalMouseState)                \
  F(ShowCursor) F(GetWindowPosition) F(CaptureMouse) F(GetKeyboardFocus)                           \
  F(StartTextInput) F(StopTextInput) F(SetTextInputRect)                                           \
  F(GetClipboardText) F(SetClipboardText) F(HasClipboardText) F(free)                              \
  F(CreateSystemCursor) F(CreateColorCursor) F(SetCursor) F(FreeCursor)                            \
  F(CreateRGBSurfaceWithFormatFrom) F(FreeSurface)

typedef struct {
#define CSDL2_FIELD(name) __typeof__(&SDL_##name) _Nonnull name;
  CSDL2_FUNCTIONS(CSDL2_FIELD)
#undef CSDL2_FIELD
} CSDL2Functions;

// Loads the library once; answers null, and says why in `problem`, where it is missing.
const CSDL2Functions *_Nullable csdl2_load(const char *_Nullable *_Nonnull problem);

// The file descriptor that is readable when the display of `window` has something to say; -1 if there is none.
int csdl2_connection(SDL_Window *_Nonnull window);

// The number by which the X server knows `window`; 0 on other displays.
unsigned long csdl2_window_number(SDL_Window *_Nonnull window);

// Gives `window` a title. In the C locale SDL gives up titles with characters outside of ASCII on X11, so that they go to the
// server directly.
void csdl2_set_title(SDL_Window *_Nonnull window, const char *_Nonnull title);

// The place of the pointer on the screen, asked of the X server; answers false on other displays. SDL knows the place only
// where the server reports every movement.
bool csdl2_pointer(SDL_Window *_Nonnull window, int *_Nonnull x, int *_Nonnull y);

// The dots per inch that the X server's resources ask for; 0 if they do not.
double csdl2_dots_per_inch(SDL_Window *_Nonnull window);

// Calls `handler` when the X server is lost, instead of ending the program with a message of Xlib's; it must not return.
void csdl2_on_lost_display(SDL_Window *_Nonnull window, void (*_Nonnull handler)(void));

// Returns 1 if the connection to the Wayland display of `window` is broken, otherwise 0.
bool csdl2_display_is_lost(SDL_Window *_Nonnull window);

// Frees the frame that libdecor has drawn around a hidden window of Wayland.
//
// SDL 2.24 and 2.26 leave it behind when they destroy the window, and crash when the desktop sends it an event.
void csdl2_free_frame(SDL_Window *_Nonnull window);
