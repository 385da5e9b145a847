import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { brand } from '../../../shared/brand.ts';
import { engineLocale, isRightToLeft, type LanguageCode } from '../../../shared/languages.ts';
import { type ExportContent, languageNames, paragraphsOf } from './export-source.ts';
import { longDate } from './text-files.ts';

/** Word refuses to open a document with one of these, such as a form feed from an imported text. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A Word document: heading, language and date, then the text, in two columns where there are two languages. */
export function createWordFile(content: ExportContent): Promise<Blob> {
  const [first = 'en-US', second] = content.languages;
  const lines = paragraphsOf(content);
  const document = new Document({
    title: content.title.replace(notInXml, ''),
    creator: brand.name,
    styles: { default: { document: { run: { font: 'Calibri', size: 24 } } } },
    sections: [
      {
        children: [
          paragraph(content.title, first, { heading: HeadingLevel.HEADING_1 }),
          paragraph(`${languageNames(content.languages)}, ${longDate(content.date)}`, 'en-US', {
            small: true,
          }),
          ...(second === undefined
            ? lines.map(([text = '']) => paragraph(text, first))
            : [columns(lines, first, second)]),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

function columns(lines: string[][], first: LanguageCode, second: LanguageCode): Table {
  const half = { size: 50, type: WidthType.PERCENTAGE };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: lines.map(
      ([left = '', right = '']) =>
        new TableRow({
          cantSplit: true,
          children: [
            new TableCell({ width: half, children: [paragraph(left, first)] }),
            new TableCell({ width: half, children: [paragraph(right, second)] }),
          ],
        }),
    ),
  });
}

type Heading = (typeof HeadingLevel)[keyof typeof HeadingLevel];

function paragraph(
  text: string,
  language: LanguageCode,
  { heading, small = false }: { heading?: Heading; small?: boolean } = {},
): Paragraph {
  const rightToLeft = isRightToLeft(language);
  const locale = engineLocale(language);
  return new Paragraph({
    ...(heading && { heading }),
    bidirectional: rightToLeft,
    // In a right-to-left paragraph "start" is the right edge.
    alignment: AlignmentType.START,
    spacing: { after: 160 },
    children: [
      new TextRun({
        text: text.replace(notInXml, ''),
        rightToLeft,
        language: { value: locale, eastAsia: locale, bidirectional: locale },
        ...(small && { size: 20, color: '666666' }),
      }),
    ],
  });
}
