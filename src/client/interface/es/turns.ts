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
  keptText: (size) => `${size} en este navegador, para escuchar lo que se dijo en los textos importados.`,
  none: 'No hay grabaciones importadas en este navegador.',
  delete: 'Eliminar todas',
  deleteTitle: '¿Eliminar todas las grabaciones?',
  deleteText:
    'Tus textos se quedan, pero no podrás volver a escuchar las grabaciones. Una grabación que aún se está transcribiendo se conserva.',
  keep: 'Conservarlas',
  deleted: 'Grabaciones eliminadas',
  elsewhere:
    'La grabación no está en este dispositivo. Si se conservó, está en el navegador donde se grabó o importó este texto.',
};
