import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Vorlesen',
  playOf: { original: 'Original vorlesen', translation: 'Übersetzung vorlesen' },
  stop: 'Stopp',
  voice: 'Stimme',
  browserShort: 'Browser',
  preview: (name) => `${name} anhören`,
  stopPreview: (name) => `${name} anhalten`,
  tryOnce: '1× testen',
  premium: 'HD',
  aiVoices: 'HD-Stimmen sind KI-generiert, keine Aufnahmen von Menschen.',
  started: 'Wird vorgelesen',
  estimate: (time) => `etwa ${time} lang`,
  cost: (value, tooLittle) => `${tooLittle ? 'braucht' : 'kostet'} ${count(value)} HD`,
  onlyLeft: (value) => `, noch ${count(value)}`,
  unit: () => 'Zeichen',
};

export const reading: Texts<'reading'> = {
  pause: 'Pause',
  resume: 'Weiter',
  aiVoice: (name) => `${name}, eine KI-generierte Stimme`,
  preparing: 'Die Stimme wird vorbereitet …',
  loadingVoice: (loaded, size) => `Die Stimme wird geladen … ${count(loaded)} von ${count(size)} MB`,
  catchingUp: 'Der nächste Satz wird vorbereitet …',
  position: 'Position',
  speed: 'Tempo',
  speedValue: (speed) => `${speed.toLocaleString('de')}×`,
  download: 'MP3 herunterladen',
  trialEnded: 'Das war deine kostenlose Probe mit Iris',
  trialEndedText: 'Die Stimme deines Browsers ist weiterhin kostenlos und unbegrenzt.',
  upgrade: 'Premium holen',
  signIn: 'Anmelden',
  upgradeHow: 'Drücke oben auf der Seite auf „Premium holen“',
  signInHow: 'Drücke oben auf der Seite auf „Anmelden“',
  hdLeft: (value) => `noch ${count(value)} HD`,
  hdLeftUnit: () => 'Zeichen',
  left: '',
};

export const voices: Texts<'voices'> = {
  browserName: 'Browserstimme',
  descriptions: {
    browser: 'Auf diesem Gerät, unbegrenzt',
    alloy: 'Ausgewogen und klar',
    ash: 'Warm und ruhig',
    ballad: 'Poetisch erzählend',
    coral: 'Hell und freundlich',
    echo: 'Gelassen und bedacht',
    fable: 'Erzählt lebendig',
    nova: 'Lebhaft und jung',
    onyx: 'Tief und voll',
    sage: 'Sanft und nachdenklich',
    shimmer: 'Leicht und luftig',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Es gibt keinen Text zum Vorlesen. Tippe zuerst etwas oder nimm etwas auf.',
  'sign-in': 'Du musst dich zuerst anmelden.',
  'trial-sign-in': 'Melde dich an, um Iris auszuprobieren.',
  'premium-required': 'Diese Stimme gehört zu Premium.',
  'trial-used': 'Du hast Iris schon ausprobiert. Mit Premium entfällt diese Grenze.',
  'trial-too-long': 'Die Probe mit Iris ist auf 50 Zeichen begrenzt (etwa 8 bis 10 Wörter).',
  'trial-check-failed': 'Wir konnten den Stand deiner Iris-Probe nicht abrufen.',
  'trial-check-invalid': 'Die Antwort zur Iris-Probe war ungültig.',
  'trial-check-unreachable': 'Wir konnten deine Iris-Probe nicht prüfen.',
  'speech-limit':
    'Zeichenlimit überschritten. Kostenlos sind 50 Zeichen am Tag. Mit Premium bekommst du 5.000 Zeichen im Monat.',
  unavailable: 'Das Vorlesen ist gerade nicht möglich. Bitte versuche es später noch einmal.',
  'browser-failed': 'Vorlesen fehlgeschlagen',
  'audio-failed': 'Fehler bei der Wiedergabe',
  stopped: 'Vorlesen beendet.',
  'tap-again': 'Dein Browser spielt den Ton erst ab, wenn du noch einmal auf „Vorlesen“ drückst.',
  'no-voice': 'Dieses Gerät hat keine Stimme für diese Sprache. Versuche es mit einer HD-Stimme.',
  unsupported: 'Dieser Browser kann nicht vorlesen. Versuche es mit einer HD-Stimme.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Nichts zum Vorlesen',
  'sign-in': 'Anmelden für HD-Stimmen',
  'trial-sign-in': 'Iris einmal testen',
  'premium-required': 'HD-Stimme',
  'trial-used': 'Iris-Probe',
  'trial-too-long': 'Iris-Probe',
  'trial-check-failed': 'Iris-Probe',
  'trial-check-invalid': 'Iris-Probe',
  'trial-check-unreachable': 'Iris-Probe',
  'speech-limit': 'Nicht genug HD-Zeichen',
  'no-voice': 'Keine Stimme gefunden',
  unsupported: 'Keine Browserstimme',
  'tap-again': 'Noch einmal drücken',
};
