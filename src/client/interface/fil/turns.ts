import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Bumalik sa text',
  both: 'Pareho',
  list: 'Mga bahagi ng usapan',
  speakers: 'Mga nagsasalita',
  unknown: 'Hindi kilala',
  numbered: (number) => `Nagsasalita ${count(number)}`,
  change: (name) => `Palitan ang nagsasalita: ${name}`,
  title: 'Sino ang nagsasalita?',
  name: 'Pangalan',
  every: (name) => `Lahat ng sinabi ni ${name}`,
  everyUnknown: 'Lahat ng sinabi na walang pangalan',
  cancel: 'Kanselahin',
  done: 'Tapos na',
  split: 'Hatiin ang bahaging ito',
  splitText: 'Piliin ang pangungusap kung saan may ibang nagsimulang magsalita.',
  edit: 'Itama ang mga salita',
  sentence: (number) => `Pangungusap ${count(number)}`,
  hear: (number) => `Pakinggan ang pangungusap ${count(number)}`,
  corrected: 'Naitama',
  undoCorrection: 'I-undo ang pagtatama',
  rename: (name) => `Palitan ang pangalan ni ${name}`,
  saveName: 'I-save ang pangalan',
  turns: (value) => `${count(value)} bahagi`,
  note: 'Nalalapat ang bagong pangalan sa lahat ng sinabi ng taong iyon.',
  mergeWith: (name) => `Isa ba si ${name} sa mga taong ito?`,
  merge: (name) => `Pagsamahin kay ${name}`,
  noSpeakers:
    'Wala pang may pangalan. Pindutin ang bilog sa tabi ng isang bahagi para sabihin kung sino ang nagsasalita.',
  renamed: (before, after) => `Si ${before} ay si ${after} na ngayon`,
  merged: (one, other) => `Iisang tao na sina ${one} at ${other}`,
  named: (name) => `Si ${name} na ang nagsasalita rito`,
  undo: 'I-undo',
  undoAlt: 'I-undo ang pagpalit ng mga nagsasalita',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Recording',
  play: 'I-play ang recording',
  pause: 'I-pause ang recording',
  back: 'Bumalik nang 5 segundo',
  forward: 'Sumulong nang 5 segundo',
  position: 'Posisyon sa recording',
  playFrom: (time) => `I-play mula ${time}`,
  kept: 'Mga recording sa device na ito',
  keptText: (size) => `${size} sa browser na ito, para mapakinggan ulit ang sinabi.`,
  none: 'Walang recording sa browser na ito.',
  delete: 'I-delete lahat',
  deleteTitle: 'I-delete ang lahat ng recording?',
  deleteText:
    'Mananatili ang mga text mo, pero hindi mo na mapapakinggan ang mga recording. Mananatili ang recording na tina-transcribe pa.',
  keep: 'Panatilihin',
  deleted: 'Na-delete ang mga recording',
  elsewhere:
    'Wala sa device na ito ang recording. Kung pinanatili ito, nasa browser ito kung saan na-record o na-import ang text na ito.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Panatilihin ang mga recording sa device na ito',
  settingText:
    'Para mapindot mo ang isang pangungusap at marinig ito gaya ng pagkakasabi. Mga 15 MB kada oras.',
  settingImpossible:
    'Hindi kayang sabay mag-record at kumilala ng pananalita ng browser na ito, kaya ang pinapanatili lang ay ang isinusulat ng ibang engine.',
  offer:
    'Panatilihin ang tunog ng mga recording mo sa device na ito? Mapipindot mo ang isang pangungusap para marinig ito. Mga 15 MB kada oras; walang ina-upload.',
  accept: 'Panatilihin ang mga recording',
  decline: 'Huwag panatilihin',
  accepted: 'Pananatilihin sa device na ito ang mga susunod mong recording',
  impossible: 'Hindi pinapanatili ang tunog',
  impossibleText:
    'Hindi kayang sabay mag-record at kumilala ng pananalita ng browser na ito. Isinusulat pa rin ang mga sinasabi mo gaya ng dati.',
  full: 'Wala nang puwang para sa tunog ng recording na ito',
  fullText: (size) =>
    `Isinusulat pa rin ang mga sinasabi mo. Kung ide-delete ang mga pinakalumang recording, lalaya ang ${size}; mananatili ang mga text.`,
  fullHere:
    'Isinusulat pa rin ang mga sinasabi mo. Magbakante ng espasyo sa device na ito para mapanatili ang mga recording.',
  deleteOldest: 'I-delete ang pinakaluma',
  deleteOldestAlt: (size) => `I-delete ang mga pinakalumang recording para lumaya ang ${size}`,
  signOut: 'I-delete ang mga recording mo sa device na ito?',
  signOutText: 'Hindi dapat marinig ang mga iyon ng ibang gumagamit ng browser na ito.',
  signOutDelete: 'I-delete ang mga recording at mag-sign out',
  signOutKeep: 'Panatilihin ang mga recording at mag-sign out',
  alsoDelete: (size) => `I-delete din ang mga recording ko sa device na ito (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Kung saan pinapanatili ang mga recording',
  placeText:
    'Sa computer na nagpapatakbo ng Rhapsode, mapapakinggan din mula sa phone mo ang mga recording ng mga naka-save na text.',
  here: 'Sa device na ito',
  there: 'Sa computer na nagpapatakbo ng Rhapsode',
  waiting:
    'Nasa device na ito pa lang ang ilan sa mga ito. Susubukan ulit ng Rhapsode kapag binuksan mo ito.',
  failed: 'Mananatili ang recording sa device na ito',
  failedText:
    'Hindi ito makopya sa computer na nagpapatakbo ng Rhapsode. Susubukan ulit kapag binuksan mo ang Rhapsode.',
  noRoom: 'Paubos na ang espasyo sa computer na nagpapatakbo ng Rhapsode.',
  tooLarge: 'Masyado itong malaki para sa computer na nagpapatakbo ng Rhapsode.',
  space: (size) => `${size} sa computer na nagpapatakbo ng Rhapsode.`,
  deleteText:
    'Ide-delete ang mga ito sa device na ito at sa computer na nagpapatakbo ng Rhapsode. Mananatili ang mga text mo, pero hindi mo na mapapakinggan ang mga recording. Mananatili ang recording na tina-transcribe pa.',
  notDeleted: 'Hindi ma-delete ang mga recording sa computer na nagpapatakbo ng Rhapsode. Pakisubukan ulit.',
};
