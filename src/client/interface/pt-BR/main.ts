import type { Texts } from '../translations.ts';
import { plural } from './formats.ts';

const tiers = { free: 'Grátis', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Grave, leia, traduza e ouça',
  tabs: 'Visualizações',
  record: 'Gravar',
  conversation: 'Conversa',
  saved: 'Salvas',
  card: 'Transcrição e tradução',
  view: 'Texto original ou traduzido',
  original: 'Original',
  translated: 'Tradução',
  clear: 'Limpar o texto',
  more: 'Mais',
  savedExist: 'você tem transcrições salvas',
  unsupportedTitle: 'Este navegador não reconhece a fala',
  unsupported:
    'Para gravar, use o Chrome, o Edge ou o Safari. Todo o resto funciona aqui: digite ou cole seu texto.',
  unsupportedServer: 'Ou continue neste navegador e deixe este servidor transcrever o que você diz.',
  unsupportedSignIn: 'Você precisará entrar primeiro.',
  dismiss: 'Fechar',
  onDevice: 'Neste dispositivo',
  tiers,
  unsupportedDevice: 'Ou ative “Neste dispositivo” nos ajustes para ditar em inglês aqui.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Aprimorar',
  export: 'Exportar',
  orDrop: 'ou solte aqui uma gravação, um vídeo, legendas ou um documento',
  orUse: 'ou use uma gravação, um vídeo, legendas ou um documento',
  chooseFile: 'Escolher arquivo',
};

export const document: Texts<'document'> = {
  menu: 'Opções do documento',
  rename: 'Renomear',
  name: 'Nome do documento',
  back: (title) => `Voltar para ${title}`,
  saved: (when) => `Salvo ${when}`.trim(),
  edited: 'Editado, não salvo',
  notSaved: 'Não salvo',
  saving: 'Salvando…',
};

export const newText: Texts<'newText'> = {
  started: 'Novo documento iniciado',
  stillHere: (title) => `“${title}” continua aqui.`,
  back: 'Voltar',
};

export const menu: Texts<'menu'> = {
  share: 'Compartilhar ao vivo',
  newText: 'Novo documento',
  copyBoth: 'Copiar nos dois idiomas',
  shortcuts: 'Atalhos do teclado',
  settings: 'Ajustes',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Salvar como nova',
  save: 'Salvar',
  saveAndStartNew: 'Salvar e começar outra',
  signedIn: {
    save: 'Você entrou na conta. Salvando seu texto…',
    translate: 'Você entrou na conta, e a tradução está ativada.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'O Premium terminou. Você pode salvar este texto inteiro uma vez.',
  tooLong: (tier, excess) =>
    `Longo demais para o plano ${tiers[tier]}: remova ${plural(excess, { one: '# caractere', other: '# caracteres' })}`,
  canStillCopy: 'Você ainda pode copiá-lo ou exportá-lo.',
};
