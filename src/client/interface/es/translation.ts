import type { Texts } from '../translations.ts';
import { count, date, inSentence, percent, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# carácter', other: '# caracteres' });

export const translation: Texts<'translation'> = {
  toggle: 'Traducir',
  swap: 'Intercambiar idiomas',
  pane: 'Traducción',
  empty: 'La traducción aparecerá aquí.',
  switchedOff: 'Activa «Traducir» para leer esto en otro idioma.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, { one: 'Queda # traducción hoy', other: 'Quedan # traducciones hoy' })
      : count(remaining),
  leftUnit: (value) => plural(value, { one: 'carácter', other: 'caracteres' }),
  leftFor: 'para traducir',
};

export const swapping: Texts<'swapping'> = {
  title: '¿Reemplazar el texto por su traducción?',
  text: 'La traducción pasa a ser tu texto, y tu texto editado pasa a ser la traducción.',
  confirm: 'Intercambiar',
  cancel: 'Conservar mi texto',
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Cuándo traducir',
  afterRecording: 'Después de grabar',
  whileSpeaking: 'Mientras hablas',
  needs: 'Para traducir mientras hablas necesitas Premium o la traducción en el dispositivo.',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Lo traduciremos cuando dejes de grabar.',
  running: 'Traduciendo…',
  cancel: 'Cancelar',
  cancelled: 'Traducción cancelada.',
  failed: 'No hemos podido traducir este texto.',
  again: 'Traducir ahora',
  outdated: 'Desactualizada: has editado el texto después.',
  copied: 'Traducción copiada',
  notCopied: 'No se ha podido copiar',
  notCopiedText: 'Tu navegador lo ha bloqueado. Selecciona la traducción y cópiala a mano.',
  sameLanguage: (name) => `Este texto ya está en ${inSentence(name)}. Elige otro idioma para la traducción.`,
  complete: 'Traducción lista',
  completeIn: (name) => `Tu texto ya está en ${inSentence(name)}.`,
  signInTitle: 'Inicia sesión',
  signIn: 'Inicia sesión para traducir.',
  signInAction: 'Iniciar sesión',
  signInAlt: 'Iniciar sesión para traducir',
  errorTitle: 'Error de traducción',
  error: 'No se ha podido traducir tu texto. Inténtalo más tarde.',
  limitPanel: 'Límite de traducción alcanzado',
  limitPanelFree: (time) => `Has usado tus traducciones gratuitas de hoy. Se renuevan a las ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Este texto supera los ${count(remaining)} caracteres que te quedan en este periodo.`
        : 'Has usado todos tus caracteres de este periodo.';
    return renewsAt ? `${left} Se renuevan el ${date(renewsAt)}.` : left;
  },
  limitToast: 'Límite diario de traducción alcanzado',
  limitToastText: 'Hazte Premium para traducir más hoy.',
  upgrade: 'Hazte Premium',
  upgradeAlt: 'Hazte Premium para traducir más',
  knownLimitTitle: 'Límite diario alcanzado',
  knownLimit: (limit) =>
    plural(limit, {
      one: 'Has usado tu traducción de hoy.',
      other: 'Has usado tus # traducciones de hoy.',
    }),
  sentence: 'Frase',
  translateBack: 'Traducción inversa',
  backCost: characters,
  backTitle: (name) => `Lo que dice tu traducción, en ${inSentence(name)}`,
  backUsed: (value) => plural(value, { one: '# carácter usado', other: '# caracteres usados' }),
  copySentence: 'Copiar frase',
  playSentence: 'Escuchar frase',
  sandbox: 'No es una traducción real.',
  sandboxMore:
    'El entorno de pruebas solo etiqueta el texto. Conecta un proveedor de traducción para obtener traducciones reales.',
  onDevice: 'Traducido en este dispositivo.',
  onDeviceMore: 'No se ha enviado nada y no cuenta para tu límite.',
  offOnDevice:
    'Tu navegador aún no puede traducir este texto en este dispositivo. No se ha enviado nada porque «En este dispositivo» está activado.',
  deviceOffer: 'Tu navegador puede traducir este texto gratis en este dispositivo.',
  deviceDownload: 'Descargar y traducir',
  deviceDownloadSize: (megabytes) => `Descargar ${count(megabytes)} MB y traducir`,
  downloading: (share) => `Descargando el idioma: ${percent(share)}`,
};
