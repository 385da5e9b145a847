export const meeting = 'Good morning. The meeting was moved to Thursday at three; could you tell Anna?';

/** The same with the models that come with the app. Each comes back as the English text. */
export const meetingIn = {
  Spanish: 'Buenos días. La reunión se ha cambiado al jueves a las tres; ¿podrías decírselo a Anna?',
  French: 'Bonjour. La réunion a été déplacée à jeudi à trois heures ; tu pourrais le dire à Anna ?',
  German:
    'Guten Morgen. Die Besprechung wurde auf Donnerstag um drei Uhr verschoben; könntest du es Anna sagen?',
  Portuguese: 'Bom dia. A reunião foi transferida para quinta-feira às três horas; você poderia avisar Anna?',
  Italian: 'Buongiorno. La riunione è stata spostata a giovedì alle tre; potresti dirlo a Anna?',
} as const;

/** As an engine without punctuation writes it. */
export const unpunctuated = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,;?¿]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** What any correct translation of the text without punctuation says, in this order. */
export const meetingSays = {
  English: /^good morning\b.*\bmeeting\b.*\bthursday\b.*\bthree\b.*\banna\b/iu,
  Spanish: /^buenos días\b.*\breunión\b.*\bjueves\b.*\btres\b.*\b(?:podría|puede)s?\b.*\banna\b/iu,
  French: /^bonjour\b.*\bréunion\b.*\bjeudi\b.*\btrois heures\b.*\b(?:pourr|pouv|peu).*\banna\b/iu,
  German:
    /^guten morgen\b.*\b(?:besprechung|sitzung|treffen)\b.*\bdonnerstag\b.*\bdrei\b.*\b(?:könnte|kann)s?.*\banna\b/iu,
  Portuguese: /^bom dia\b.*\breunião\b.*\bquinta\b.*\btrês\b.*\b(?:poderia|pode)s?\b.*\banna\b/iu,
  Italian: /^buongiorno\b.*\briunione\b.*\bgiovedì\s.*\btre\b.*\b(?:potre|puo).*\banna\b/iu,
} as const;
