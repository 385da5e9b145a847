import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Développeurs',
  lead: 'Sauvegardez, transcrivez, traduisez et écoutez depuis vos propres programmes, avec les mêmes limites que dans l’app.',
  signInFirst: 'Connectez-vous pour créer une clé.',
  examples: 'Exemples',
  save: 'Sauvegarder un texte',
  list: 'Lister les textes sauvegardés',
  transcribe: 'Transcrire un fichier',
  translate: 'Traduire',
  speak: 'Lire à voix haute',
  keyShown: 'Votre nouvelle clé figure dans les exemples ci-dessous jusqu’à ce que vous quittiez cette page.',
  client: 'Client et ligne de commande',
  reference: 'Référence',
  parameters: 'Paramètres',
  body: 'Contenu',
  responses: 'Réponses',
  errorCodes: 'Codes d’erreur',
  required: 'obligatoire',
  openapi: 'Document OpenAPI',
  webhookCall: 'Ce que reçoit votre adresse',
  webhookCheck: 'Vérifier la signature',
  freeLimits: (translations, characters) =>
    `Avec un compte gratuit : ${translations} traduction par jour et un essai de la voix Iris (sage) de ${characters} caractères au plus.`,
};
