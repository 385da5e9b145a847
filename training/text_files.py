"""Reading and writing lines and tables, compressed with xz or not."""

import lzma


def read_lines(path):
    with (lzma.open if str(path).endswith('.xz') else open)(path, 'rt', encoding='utf8', newline='\n') as lines:
        for line in lines:
            yield line.rstrip('\n')


def read_rows(path):
    return (tuple(line.split('\t')) for line in read_lines(path))


def write_lines(path, lines):
    with open(path, 'w', encoding='utf8', newline='\n') as file:
        file.writelines(line + '\n' for line in lines)


def write_rows(path, rows):
    write_lines(path, ('\t'.join(row) for row in rows))
