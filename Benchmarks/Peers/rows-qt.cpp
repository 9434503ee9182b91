// The rows of the benchmark `messages` as Qt widgets.
#include <QtWidgets>
#include <ctime>

static double threadTime() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static QString words(int index) {
  static const QStringList vocabulary = {"a", "view", "tree", "trained", "flat", "against",
                                         "the", "wall", "bears", "fruit", "early"};
  QStringList words;
  for (int place = 0; place < 20 + index * 7 % 61; place++)
    words << vocabulary[(place * 5 + index) % vocabulary.size()];
  return words.join(' ');
}

// Data, as a program reads them: not a part of what is timed.
static QStringList paragraphs;

static QWidget *makeRow(int index) {
  auto *row = new QWidget;
  row->setAutoFillBackground(true);
  auto *line = new QHBoxLayout(row);
  line->setContentsMargins(8, 8, 8, 8);
  line->setSpacing(8);
  auto *avatar = new QWidget;
  avatar->setFixedSize(36, 36);
  line->addWidget(avatar, 0, Qt::AlignTop);

  auto *head = new QHBoxLayout;
  head->addWidget(new QLabel(QString("Person %1").arg(index % 17)));
  head->addStretch();
  head->addWidget(new QLabel(QString("%1:%2").arg(index / 60 % 24).arg(10 + index % 50)));
  auto *text = new QLabel(paragraphs[index]);
  text->setWordWrap(true);
  text->setTextFormat(Qt::PlainText);
  auto *message = new QVBoxLayout;
  message->setSpacing(2);
  message->addLayout(head);
  message->addWidget(text);
  line->addLayout(message, 1);
  return row;
}

int main(int count, char **arguments) {
  QApplication app(count, arguments);
  for (int index = 0; index < 1000; index++) paragraphs << words(index);
  double build = 1e9, first = 1e9, resize = 1e9;
  for (int run = 0; run < 5; run++) {
    double start = threadTime();
    QWidget root;
    auto *column = new QVBoxLayout(&root);
    column->setSpacing(6);
    for (int index = 0; index < 1000; index++) column->addWidget(makeRow(index));
    double made = threadTime();
    root.setAttribute(Qt::WA_DontShowOnScreen);
    root.resize(600, root.heightForWidth(600));
    root.show();
    root.layout()->activate();
    build = qMin(build, made - start);
    first = qMin(first, threadTime() - made);
    for (int width = 597; width > 570; width -= 3) {
      double before = threadTime();
      root.resize(width, root.heightForWidth(width));
      root.layout()->activate();
      resize = qMin(resize, threadTime() - before);
    }
  }
  printf("Qt-%s %.2f %.2f %.2f\n", qVersion(), build, first, resize);
}
