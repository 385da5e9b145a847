import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Gratuit', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Enregistrez, lisez, traduisez et écoutez',
  tabs: 'Vues',
  record: 'Enregistrer',
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
};

export const menu: Texts<'menu'> = {
  share: 'Partager en direct',
  import: 'Importer de l’audio, une vidéo ou un texte…',
  export: 'Exporter…',
  copyBoth: 'Copier dans les deux langues',
  saveBoth: 'Sauvegarder dans les deux langues',
  bothSaved: 'Votre texte dans les deux langues est dans « Sauvegardes ».',
  punctuate: 'Ponctuer aux pauses',
  microphone: 'Micro…',
  shortcuts: 'Raccourcis clavier',
  tidy: 'Peaufiner…',
  commands: 'Commandes vocales',
  words: 'Mes mots',
};

export const save: Texts<'save'> = {
  save: 'Sauvegarder',
  saveTranslation: 'Sauvegarder la traduction',
  saveAndStartNew: 'Sauvegarder et recommencer',
  originalSaved: 'Votre texte original est dans « Sauvegardes ».',
  translationSaved: 'Votre traduction est dans « Sauvegardes ».',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium a pris fin, mais vous pouvez encore sauvegarder ce texte en entier.',
  tooLong: (tier, excess) =>
    `Trop long pour le forfait ${tiers[tier]} : retirez ${plural(excess, { one: '# caractère', other: '# caractères' })}`,
  canStillCopy: 'Vous pouvez toujours le copier ou l’exporter.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Remplacer le texte de l’enregistreur ?',
  text: 'Le texte de l’enregistreur sera perdu.',
  confirm: 'Remplacer',
  cancel: 'Garder mon texte',
};
