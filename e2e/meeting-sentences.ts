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
