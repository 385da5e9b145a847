import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Transcripción',
  placeholder: 'Pulsa el botón de grabar y habla, o escribe aquí.',
  placeholderUnsupported: 'Escribe o pega tu texto aquí.',
  note: 'Gratis y sin cuenta. No guardamos grabaciones, y tu texto se queda en este navegador hasta que lo guardes o lo traduzcas.',
  countOf: (cap) => ` / ${cap === undefined ? '0000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? plural(length, { one: '# carácter usado', other: '# caracteres usados' })
      : `${count(length)} de ${count(cap)} caracteres usados`,
  copy: 'Copiar',
  copyOf: { original: 'Copiar original', translation: 'Copiar traducción' },
  copied: 'Copiado',
  copiedText: 'El texto está en el portapapeles.',
  copiedOf: { original: 'Original copiado', translation: 'Traducción copiada' },
  notCopied: 'No se ha podido copiar',
  notCopiedText: 'Tu navegador lo ha bloqueado. Selecciona el texto y cópialo a mano.',
  clear: 'Borrar',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Has llegado al límite de caracteres',
  limit: (cap) => `Se permiten ${count(cap)} caracteres como máximo.`,
  truncated: (cap) => `La transcripción se ha recortado a ${count(cap)} caracteres.`,
  near: (left) =>
    plural(left, {
      one: 'Cerca del límite: queda # carácter.',
      other: 'Cerca del límite: quedan # caracteres.',
    }),
  paused: 'La grabación está en pausa por el límite de longitud. Guarda o borra la transcripción actual.',
  announceNear: 'Cerca del límite de longitud',
  announceFull: 'Límite de longitud alcanzado',
  overflow: (words) =>
    plural(words, {
      one: '# palabra no cabía: con ella empezará tu próximo texto.',
      other: '# palabras no cabían: con ellas empezará tu próximo texto.',
    }),
  left: (words) =>
    plural(words, {
      one: '# palabra no cabía en el último texto.',
      other: '# palabras no cabían en el último texto.',
    }),
  add: 'Añadir al texto',
  discard: 'Descartar',
  continueWhenFull: 'Al llegar al límite, guardar y seguir grabando',
  continuing: 'El texto ha llegado al límite y se está guardando. La grabación continúa.',
};

export const clearing: Texts<'clearing'> = {
  title: '¿Borrar el texto?',
  text: 'Se borrarán la transcripción y su traducción. Tus transcripciones guardadas se conservan.',
  confirm: 'Borrar',
  cancel: 'Conservar',
  cleared: 'Borrado',
  undo: 'Deshacer',
  undoAlt: 'Recuperar el texto borrado',
};

export const find: Texts<'find'> = {
  find: 'Buscar en el texto',
  place: (at, total) => (total === 0 ? 'No se encuentra' : `${at} de ${total}`),
  previous: 'Coincidencia anterior',
  next: 'Coincidencia siguiente',
  close: 'Cerrar',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Este navegador no puede conservar tu texto',
  text: 'Su almacenamiento está lleno o bloqueado. Guarda o exporta el texto antes de salir de esta página.',
};
