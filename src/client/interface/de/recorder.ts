import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Aufnahme starten',
  stop: 'Aufnahme beenden',
  starting: 'Aufnahme abbrechen',
  stopping: 'Aufnahme wird beendet',
  paused: 'Die Aufnahme ist pausiert',
  unsupported: 'Dieser Browser kann nicht aufnehmen',
  idleHint: 'Zum Aufnehmen drücken',
  idleHintAsking: 'Drücken und das Mikrofon erlauben',
  recordingHint: 'Aufnahme läuft. Zum Beenden drücken',
  startingHint: 'Startet …',
  startingHintAsking: 'Startet … Wähle „Zulassen“, wenn dein Browser fragt',
  slowHint: 'Warten auf deinen Browser. Zum Abbrechen drücken',
  stoppingHint: 'Die letzten Wörter kommen noch …',
  writingHint: (phrases) =>
    plural(phrases, {
      one: 'Der letzte Satzteil wird noch geschrieben. Zum Weiteraufnehmen drücken',
      other: '# Satzteile werden noch geschrieben. Zum Weiteraufnehmen drücken',
    }),
  errorHint: 'Drücken, um es noch einmal zu versuchen',
  pausedHint: 'Der Text ist voll',
  unsupportedHint: 'Tippe deinen Text oben ein oder füge ihn ein',
  or: 'oder',
  space: 'Leertaste',
  microphone: 'Mikrofon',
  import: 'Importieren',
  elapsed: 'Aufnahmezeit',
  announceStarted: 'Aufnahme gestartet',
  announceStopped: 'Aufnahme beendet',
  signInHint: 'Melde dich an, um in diesem Browser aufzunehmen',
  holdHint: 'Zum Aufnehmen halten',
  releaseHint: 'Aufnahme läuft. Zum Beenden loslassen',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Die Spracherkennung konnte nicht starten: ${message}`,
  noResponse: 'keine Antwort',
  startHelp: 'Warte einen Moment und nimm noch einmal auf. Wenn das öfter passiert, lade die Seite neu.',
  silenceTitle: 'Aufnahme beendet',
  silenceHelp: 'Wir haben eine Weile nichts gehört. Drücke auf Aufnehmen, um weiterzumachen.',
  noResponseHelp:
    'Der Sprachdienst deines Browsers antwortet nicht. Prüfe deine Verbindung und nimm noch einmal auf.',
  engineTitle: (code) => `Fehler der Spracherkennung: ${code}`,
  dictation:
    'Schalte in den Systemeinstellungen die Diktierfunktion (und Siri) ein und nimm noch einmal auf.',
  serviceNotAllowed:
    'Dieser Browser lässt Websites seinen Sprachdienst nicht nutzen. Versuche es mit Chrome, Edge oder Safari.',
  networkStopped:
    'Dein Browser hat seinen Sprachdienst nicht erreicht. Prüfe deine Verbindung oder versuche es mit Chrome, Edge oder Safari.',
  networkRetrying: 'Der Sprachdienst ist nicht erreichbar. Wir versuchen es weiter.',
  noMicrophone:
    'Wir finden kein Mikrofon. Prüfe, ob es angeschlossen und in den Systemeinstellungen ausgewählt ist.',
  microphoneInUse:
    'Dein Mikrofon wird schon benutzt, vielleicht in einem anderen Tab. Beende die Aufnahme dort und versuche es hier noch einmal.',
  languageNotSupported:
    'Dieser Browser erkennt die gewählte Sprache nicht. Wähle eine andere Sprache oder einen anderen Browser.',
  unknownHelp: 'Dein Text ist sicher. Nimm noch einmal auf.',
  allowIos: 'Öffne Einstellungen > Apps > Safari > Mikrofon, wähle „Erlauben“ und nimm noch einmal auf.',
  allowSafari:
    'Wähle im Menü „Safari“ den Punkt „Einstellungen für diese Website“, erlaube das Mikrofon und nimm noch einmal auf.',
  allowAndroid:
    'Tippe auf das Symbol neben der Adresse, dann auf Berechtigungen > Mikrofon > Zulassen und nimm noch einmal auf.',
  allowDesktop: 'Klicke auf das Symbol neben der Adresse, erlaube das Mikrofon und nimm noch einmal auf.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Mikrofon',
  choose: 'Anderes wählen',
  chooseAltText: 'Ein anderes Mikrofon wählen',
  unnamed: 'Dein Mikrofon',
  noSound: (name) => ({
    title: `Kein Ton von: ${name}`,
    description: 'Prüfe, ob es eingeschaltet und nicht stummgeschaltet ist.',
  }),
  unplugged: (name) => ({
    title: 'Dein Mikrofon wurde getrennt',
    description: `Die Aufnahme geht weiter mit: ${name}.`,
  }),
  recognition: 'Spracherkennung',
  auto: 'Automatisch',
  autoDetail: 'Nutzt die Erkennung deines Browsers, wenn sie funktioniert, sonst diesen Server.',
  browser: 'Dieser Browser',
  browserDetail: 'Kostenlos und unbegrenzt.',
  server: 'Dieser Server',
  signIn: 'Melde dich an, um ihn zu nutzen.',
  left: (seconds) =>
    seconds < 60 ? `noch ${Math.floor(seconds)} s Sprache` : `noch ${Math.floor(seconds / 60)} min Sprache`,
  allow: 'Erlaube das Mikrofon, um seinen Pegel zu sehen.',
  browserMicrophone: 'Dein Browser nutzt das Mikrofon, das in seinen Einstellungen gewählt ist.',
  now: {
    browser: `Gerade schreibt dein Browser auf, was du sagst. Er kann den Ton an seinen Hersteller senden. ${brand.name} bekommt und behält ihn nicht.`,
    server:
      'Gerade schreiben dieser Server und sein Erkennungsdienst auf, was du sagst. Der Ton wird nicht aufbewahrt.',
  },
  change: 'In den Einstellungen ändern',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Jetzt schreibt dieser Server mit',
  description:
    'Was du sagst, geht zum Aufschreiben an diesen Server und seinen Erkennungsdienst und wird nicht aufbewahrt.',
};

const onThisDevice = 'Der Ton ist nur auf diesem Gerät.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? plural(seconds, {
          one: '# s Sprache ist noch nicht aufgeschrieben',
          other: '# s Sprache sind noch nicht aufgeschrieben',
        })
      : plural(Math.round(seconds / 60), {
          one: '# min Sprache ist noch nicht aufgeschrieben',
          other: '# min Sprache sind noch nicht aufgeschrieben',
        }),
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Sie wird aufgeschrieben, sobald der Server erreichbar ist. ${onThisDevice}`,
    allowance: `Dein Guthaben für Spracherkennung ist verbraucht. ${onThisDevice}`,
    'signed-out': `Melde dich an, damit sie aufgeschrieben wird. ${onThisDevice}`,
    memory: `Der Server hat nicht genug Arbeitsspeicher für die Spracherkennung. Ein kleineres Modell braucht weniger: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Im Text ist kein Platz dafür. Speichere oder lösche ihn zuerst.',
  },
  unsavedTitle: 'Der Speicher dieses Geräts ist voll',
  unsaved: 'Lass diese Seite offen, bis deine Worte aufgeschrieben sind.',
  transcribe: 'Aufschreiben',
  download: 'Herunterladen',
  discard: 'Verwerfen',
  fileName: 'aufnahme.wav',
  discardTitle: 'Diese Aufnahme verwerfen?',
  discardText: 'Sie ist noch nicht aufgeschrieben, und es gibt keine Kopie.',
  keep: 'Behalten',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Dieser Browser kann nicht aufnehmen',
  unsupportedToast:
    'Nutze zum Aufnehmen bitte Chrome, Edge oder Safari. Tippen oder Text einfügen kannst du auch hier.',
  deviceToast:
    'Schalte „Auf diesem Gerät“ ein, um hier auf Englisch zu diktieren, oder nutze Chrome, Edge oder Safari.',
  turnOn: 'Einschalten',
  turnOnAlt: '„Auf diesem Gerät“ einschalten',
  pausedTitle: 'Aufnahme pausiert',
  pausedToast: 'Die Aufnahme ist pausiert, weil der Text voll ist. Bitte speichere oder lösche ihn.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Auf diesem Server übersetzt.',
  translationMore: 'Dein Text ging sonst nirgendwohin.',
  recognition:
    'Was du sagst, wird auf diesem Server aufgeschrieben. Es wird nicht aufbewahrt und geht sonst nirgendwohin.',
  voice: (name) => `${name}, eine KI-generierte Stimme dieses Servers`,
  simpleVoice: (name) => `${name}, eine einfache synthetische Stimme dieses Servers`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'Der Sprachdienst deines Browsers antwortet noch nicht',
  orServer: 'Du kannst weiter warten oder diesen Server aufschreiben lassen, was du sagst.',
  orType: 'Du kannst weiter warten oder auf den Knopf drücken, um abzubrechen.',
  server: 'Diesen Server nutzen',
  serverAlt: 'Diesen Server aufschreiben lassen, was du sagst',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Aufnehmen ist aus',
  unsupported:
    'Dieser Browser kann Sprache nicht auf diesem Gerät erkennen. Chrome auf einem Computer kann es ab Version 139.',
  unavailable: (language) =>
    `Dieser Browser kann ${language} nicht auf diesem Gerät erkennen. Wähle eine andere Sprache oder schalte „Auf diesem Gerät“ aus.`,
  englishOnly:
    'Dieser Browser kann auf diesem Gerät nur Englisch erkennen. Wähle Englisch oder schalte „Auf diesem Gerät“ aus.',
  missing: (language) => `${language} ist noch nicht auf diesem Gerät`,
  missingText:
    'Dein Browser muss das Sprachpaket einmal herunterladen. Deine Worte bleiben trotzdem auf diesem Gerät.',
  engineText: (megabytes) =>
    `Das ist ein Download von ${megabytes} MB. Du brauchst ihn nur einmal, danach kannst du auch offline aufnehmen. Deine Worte bleiben auf diesem Gerät.`,
  download: 'Herunterladen',
  downloadAlt: (language) => `${language} für die Spracherkennung herunterladen`,
  downloading: (language) => `${language} wird heruntergeladen …`,
  downloadingText: 'Dein Browser lädt das Sprachpaket herunter. Wir sagen dir, wenn es bereit ist.',
  ready: (language) => `${language} ist bereit`,
  readyText: 'Drücke auf Aufnehmen, um anzufangen.',
  failed: (language) => `${language} konnte nicht heruntergeladen werden`,
  failedText: 'Prüfe deine Verbindung und versuche es noch einmal.',
};
