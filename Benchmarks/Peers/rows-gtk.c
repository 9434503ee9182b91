// The rows of the benchmark `messages` as GTK widgets.
#include <gtk/gtk.h>
#include <time.h>

static double thread_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static GtkWidget *label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

// Data, as a program reads them: not a part of what is timed.
static char *paragraphs[1000];

static void make_paragraph(int index) {
  static const char *vocabulary[] = {"a", "view", "tree", "trained", "flat", "against",
                                     "the", "wall", "bears", "fruit", "early"};
  GString *words = g_string_new(NULL);
  for (int place = 0; place < 20 + index * 7 % 61; place++) {
    if (place) g_string_append_c(words, ' ');
    g_string_append(words, vocabulary[(place * 5 + index) % 11]);
  }
  paragraphs[index] = g_string_free(words, FALSE);
}

static GtkWidget *message(int index) {
  GtkWidget *text = label(paragraphs[index]);
  gtk_label_set_wrap(GTK_LABEL(text), TRUE);
  return text;
}

static GtkWidget *make_row(int index) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *avatar = gtk_drawing_area_new();
  gtk_widget_set_size_request(avatar, 36, 36);
  gtk_widget_set_valign(avatar, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(row), avatar);

  char name[32], hour[32];
  g_snprintf(name, sizeof name, "Person %d", index % 17);
  g_snprintf(hour, sizeof hour, "%d:%d", index / 60 % 24, 10 + index % 50);
  GtkWidget *head = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *person = label(name);
  gtk_widget_set_hexpand(person, TRUE);
  gtk_box_append(GTK_BOX(head), person);
  gtk_box_append(GTK_BOX(head), label(hour));

  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand(column, TRUE);
  gtk_box_append(GTK_BOX(column), head);
  gtk_box_append(GTK_BOX(column), message(index));
  gtk_box_append(GTK_BOX(row), column);
  return row;
}

// Measures and places, as a window does for its content.
static double lay_out(GtkWidget *widget, int width) {
  double start = thread_time();
  int least, height;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (width < least) width = least;
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (height == 0) {
    puts("GTK 4: the driver laid out nothing");
    exit(0);
  }
  gtk_widget_allocate(widget, width, height, -1, NULL);
  return thread_time() - start;
}

// `MIN` would take its arguments twice.
static double lesser(double one, double other) { return one < other ? one : other; }

int main(void) {
  gtk_init();
  for (int index = 0; index < 1000; index++) make_paragraph(index);
  double build = 1e9, first = 1e9, resize = 1e9;
  // Two runs: the first layout takes ten seconds.
  for (int run = 0; run < 2; run++) {
    double start = thread_time();
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    for (int index = 0; index < 1000; index++) gtk_box_append(GTK_BOX(column), make_row(index));
    build = lesser(build, thread_time() - start);
    g_object_ref_sink(column);
    // Widgets have a size only in a window.
    GtkWidget *window = gtk_window_new();
    gtk_window_set_child(GTK_WINDOW(window), column);
    gtk_widget_realize(window);
    first = lesser(first, lay_out(column, 600));
    for (int width = 597; width > 570; width -= 3) resize = lesser(resize, lay_out(column, width));
    gtk_window_destroy(GTK_WINDOW(window));
    g_object_unref(column);
  }
  printf("GTK-%d.%d %.2f %.2f %.2f\n", gtk_get_major_version(), gtk_get_minor_version(), build,
         first, resize);
}
