import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Volver al texto',
  both: 'Ambos',
  list: 'Intervenciones',
  speakers: 'Hablantes',
  unknown: 'Desconocido',
  numbered: (number) => `Hablante ${count(number)}`,
  change: (name) => `Cambiar el hablante: ${name}`,
  title: '¿Quién habla?',
  name: 'Nombre',
  every: (name) => `Todas las intervenciones de ${name}`,
  everyUnknown: 'Todas las intervenciones sin nombre',
  cancel: 'Cancelar',
  done: 'Listo',
  split: 'Dividir esta intervención',
  splitText: 'Elige la frase en la que empieza a hablar otra persona.',
  edit: 'Corregir las palabras',
  sentence: (number) => `Frase ${count(number)}`,
  hear: (number) => `Oír la frase ${count(number)}`,
  corrected: 'Corregido',
  undoCorrection: 'Deshacer la corrección',
  rename: (name) => `Cambiar el nombre de ${name}`,
  saveName: 'Guardar el nombre',
  turns: (value) => plural(value, { one: '# intervención', other: '# intervenciones' }),
  note: 'El nuevo nombre se aplica a todas las intervenciones de esa persona.',
  mergeWith: (name) => `¿${name} es otra de estas personas?`,
  merge: (name) => `Unir con ${name}`,
  noSpeakers:
    'Nadie tiene nombre todavía. Pulsa el círculo junto a una intervención para indicar quién habla.',
  renamed: (before, after) => `${before} ahora es ${after}`,
  merged: (one, other) => `${one} y ${other} ahora son la misma persona`,
  named: (name) => `Ahora aquí habla ${name}`,
  undo: 'Deshacer',
  undoAlt: 'Deshacer el cambio de hablantes',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Grabación',
  play: 'Reproducir la grabación',
  pause: 'Pausar la grabación',
  back: 'Retroceder 5 segundos',
  forward: 'Avanzar 5 segundos',
  position: 'Posición en la grabación',
  playFrom: (time) => `Reproducir desde ${time}`,
  kept: 'Grabaciones en este dispositivo',
  keptText: (size) => `${size} en este navegador, para volver a oír lo que se dijo.`,
  none: 'No hay grabaciones en este navegador.',
  delete: 'Eliminar todas',
  deleteTitle: '¿Eliminar todas las grabaciones?',
  deleteText:
    'Tus textos se quedan, pero no podrás volver a escuchar las grabaciones. Una grabación que aún se está transcribiendo se conserva.',
  keep: 'Conservarlas',
  deleted: 'Grabaciones eliminadas',
  elsewhere:
    'La grabación no está en este dispositivo. Si se conservó, está en el navegador donde se grabó o importó este texto.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Guardar las grabaciones en este dispositivo',
  settingText: 'Para tocar una frase y oírla tal como se dijo. Unos 15 MB por hora.',
  settingImpossible:
    'Este navegador no puede grabar y reconocer la voz a la vez, así que solo se guarda lo que transcribe otro motor.',
  offer:
    '¿Guardar el sonido de tus grabaciones en este dispositivo? Así podrás tocar una frase para oírla. Unos 15 MB por hora; no se sube nada.',
  accept: 'Guardar grabaciones',
  decline: 'No guardarlas',
  accepted: 'Tus próximas grabaciones se guardarán en este dispositivo',
  impossible: 'El sonido no se guarda',
  impossibleText:
    'Este navegador no puede grabar y reconocer la voz a la vez. Tus palabras se escriben como siempre.',
  full: 'No queda espacio para el sonido de esta grabación',
  fullText: (size) =>
    `Tus palabras se siguen escribiendo. Si eliminas tus grabaciones más antiguas, se liberan ${size}; sus textos se quedan.`,
  fullHere:
    'Tus palabras se siguen escribiendo. Libera espacio en este dispositivo para guardar grabaciones.',
  deleteOldest: 'Eliminar las más antiguas',
  deleteOldestAlt: (size) => `Eliminar tus grabaciones más antiguas para liberar ${size}`,
  signOut: '¿Eliminar tus grabaciones de este dispositivo?',
  signOutText: 'Otras personas que usen este navegador no deberían poder oírlas.',
  signOutDelete: 'Eliminar grabaciones y cerrar sesión',
  signOutKeep: 'Conservar grabaciones y cerrar sesión',
  alsoDelete: (size) => `Eliminar también mis grabaciones de este dispositivo (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Dónde se guardan las grabaciones',
  placeText:
    'En el ordenador donde funciona Rhapsode, las grabaciones de los textos guardados también se pueden oír desde el móvil.',
  here: 'En este dispositivo',
  there: 'En el ordenador donde funciona Rhapsode',
  waiting:
    'Algunas están por ahora solo en este dispositivo. Rhapsode lo intentará de nuevo cuando lo abras.',
  failed: 'La grabación se queda en este dispositivo',
  failedText:
    'No se pudo copiar al ordenador donde funciona Rhapsode. Se intentará de nuevo cuando abras Rhapsode.',
  noRoom: 'Queda poco espacio en el ordenador donde funciona Rhapsode.',
  tooLarge: 'Es demasiado grande para el ordenador donde funciona Rhapsode.',
  space: (size) => `${size} en el ordenador donde funciona Rhapsode.`,
  deleteText:
    'Se eliminan de este dispositivo y del ordenador donde funciona Rhapsode. Tus textos se quedan, pero no podrás volver a escuchar las grabaciones. Una grabación que aún se está transcribiendo se conserva.',
  notDeleted:
    'No se pudieron eliminar las grabaciones del ordenador donde funciona Rhapsode. Inténtalo de nuevo.',
};
