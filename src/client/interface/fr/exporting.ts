import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Exporter',
  text: 'Texte',
  format: 'Format',
  fileName: 'Nom du fichier',
  share: 'Partager…',
  save: 'Télécharger',
  saved: (name) => `${name} téléchargé`,
  failed: 'Impossible de créer le fichier. Essayez un autre format.',
  shareFailed: 'Le partage a échoué. Vous pouvez télécharger le fichier.',
  estimated: 'Ce texte n’a pas de minutage enregistré : nous l’avons estimé d’après sa longueur.',
  untranslated: (value, total) =>
    plural(value, {
      one: `# partie sur ${count(total)} n’est pas traduite et reste dans la langue d’origine.`,
      other: `# parties sur ${count(total)} ne sont pas traduites et restent dans la langue d’origine.`,
    }),
  unfinished: 'Cette importation n’est pas terminée. Le fichier contiendra le texte transcrit jusqu’ici.',
  allFailed: 'Impossible de créer le fichier. Réessayez.',
  allIncomplete:
    'Certains textes n’ont pas pu être chargés en entier. Il peut manquer des titres, des traductions et des intervenants dans leurs fichiers.',
  allSaved: (value) =>
    plural(value, { one: '# transcription exportée', other: '# transcriptions exportées' }),
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Transcription',
  zipName: 'Transcriptions.zip',
  columns: ['Fichier', 'Langue', 'Sauvegardée le', 'Caractères'],
  speaker: (name) => `${name} :`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Original',
  translation: 'Traduction',
  both: 'Les deux',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Texte brut', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Sous-titres', detail: '.srt' },
  vtt: { name: 'Sous-titres web', detail: '.vtt' },
  json: { name: 'Données minutées', detail: '.json' },
};
