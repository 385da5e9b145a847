import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratuit', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Enregistrez, lisez, traduisez et écoutez',
  tabs: 'Vues',
  record: 'Enregistrer',
  conversation: 'Conversation',
  saved: 'Sauvegardes',
  card: 'Transcription et traduction',
  view: 'Texte original ou traduit',
  original: 'Original',
  translated: 'Traduction',
  clear: 'Effacer le texte',
  more: 'Plus',
  savedExist: 'vous avez des transcriptions sauvegardées',
  unsupportedTitle: 'Ce navigateur ne reconnaît pas la parole',
  unsupported:
    'Pour enregistrer, utilisez Chrome, Edge ou Safari. Tout le reste fonctionne ici : tapez ou collez votre texte.',
  unsupportedServer: 'Ou restez dans ce navigateur et laissez ce serveur transcrire ce que vous dites.',
  unsupportedSignIn: 'Vous devrez d’abord vous connecter.',
  dismiss: 'Fermer',
  onDevice: 'Sur cet appareil',
  tiers,
  unsupportedDevice: 'Ou activez « Sur cet appareil » dans les réglages pour dicter ici en anglais.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Peaufiner',
  export: 'Exporter',
  orDrop: 'ou déposez ici un enregistrement, une vidéo, des sous-titres ou un document',
  orUse: 'ou utilisez un enregistrement, une vidéo, des sous-titres ou un document',
  chooseFile: 'Choisir un fichier',
};

export const document: Texts<'document'> = {
  menu: 'Options du document',
  rename: 'Renommer',
  name: 'Nom du document',
  back: (title) => `Revenir à ${title}`,
  saved: (when) => `Sauvegardé ${when}`.trim(),
  edited: 'Modifié, non sauvegardé',
  notSaved: 'Non sauvegardé',
  saving: 'Sauvegarde…',
};

export const newText: Texts<'newText'> = {
  started: 'Nouveau document commencé',
  stillHere: (title) => `« ${title} » est toujours là.`,
  back: 'Revenir',
};

export const menu: Texts<'menu'> = {
  share: 'Partager en direct',
  newText: 'Nouveau document',
  copyBoth: 'Copier dans les deux langues',
  shortcuts: 'Raccourcis clavier',
  settings: 'Réglages',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Sauvegarder comme nouveau',
  save: 'Sauvegarder',
  saveAndStartNew: 'Sauvegarder et recommencer',
  signedIn: {
    save: 'Vous êtes connecté. Enregistrement de votre texte…',
    translate: 'Vous êtes connecté et la traduction est activée.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium a pris fin. Vous pouvez sauvegarder ce texte en entier une fois.',
  tooLong: (tier, excess) =>
    `Trop long pour le forfait ${tiers[tier]} : retirez ${plural(excess, { one: '# caractère', other: '# caractères' })}`,
  canStillCopy: 'Vous pouvez toujours le copier ou l’exporter.',
};
