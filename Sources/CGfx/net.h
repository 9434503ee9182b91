// The few parts of libcurl that are used. It is loaded when the first file comes from the web:
// linked, it and what it needs would slow down the start of every program.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Swift calls no functions with open argument lists, so these do.
static inline int net_set_number(
    void *curl_easy_setopt, void *transfer, int option, long value) {
  return ((int (*)(void *, int, ...))curl_easy_setopt)(transfer, option, value);
}
static inline int net_set_pointer(
    void *curl_easy_setopt, void *transfer, int option, const void *value) {
  return ((int (*)(void *, int, ...))curl_easy_setopt)(transfer, option, value);
}

// Called with the bytes that arrive; any answer but size * count ends the transfer.
typedef size_t (*net_write)(const char *bytes, size_t size, size_t count, void *target);
static inline int net_set_write(void *curl_easy_setopt, void *transfer, int option, net_write value) {
  return ((int (*)(void *, int, ...))curl_easy_setopt)(transfer, option, value);
}

// Called again and again; another answer than 0 ends the transfer.
typedef int (*net_progress)(
    void *target, int64_t to_load, int64_t loaded, int64_t to_send, int64_t sent);
static inline int net_set_progress(
    void *curl_easy_setopt, void *transfer, int option, net_progress value) {
  return ((int (*)(void *, int, ...))curl_easy_setopt)(transfer, option, value);
}

typedef int (*net_global_init)(long parts);
typedef void *(*net_easy_init)(void);
typedef void (*net_easy_cleanup)(void *transfer);
typedef const char *(*net_easy_strerror)(int code);

// Transfers that run side by side on one thread.
typedef void *(*net_multi_init)(void);
typedef int (*net_multi_add)(void *group, void *transfer);
typedef int (*net_multi_remove)(void *group, void *transfer);
typedef int (*net_multi_perform)(void *group, int *running);
// Waits for the network, a call to wake up, or the time.
typedef int (*net_multi_poll)(
    void *group, void *more, unsigned more_count, int milliseconds, int *ready);
typedef int (*net_multi_wakeup)(void *group);

// A message about a transfer.
typedef struct {
  int kind;
  void *transfer;
  union {
    void *unused;
    int code;
  } result;
} net_message;
typedef net_message *(*net_multi_read)(void *group, int *left);
enum { net_message_done = 1 };

// Numbers from <curl/curl.h>, which are the same in all versions.
enum {
  net_option_write_target = 10001,
  net_option_url = 10002,
  net_option_user_agent = 10018,
  net_option_progress_target = 10057,
  net_option_accept_encoding = 10102,
  net_option_write = 20011,
  net_option_progress = 20219,
  net_option_timeout = 13,
  net_option_low_speed_limit = 19,
  net_option_low_speed_time = 20,
  net_option_no_progress = 43,
  net_option_fail_on_error = 45,
  net_option_follow_location = 52,
  net_option_most_redirections = 68,
  net_option_connect_timeout = 78,
  net_option_no_signal = 99,
  net_option_protocols = 181,
  net_option_redirection_protocols = 182,
  net_group_option_connections_per_host = 7,
  net_group_option_connections = 13,
};
