import type { Texts } from '../translations.ts';
import { count, date, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Renouvellement le ${date(renewsAt)}.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Ce texte a été modifié sur un autre appareil.',
  'revision-required': 'Cette modification doit indiquer la version sur laquelle elle se fonde.',
  'share-limit': 'Ce texte a déjà trop de liens. Révoquez-en un pour en créer un autre.',
  'sign-in-required': 'Connectez-vous pour continuer.',
  'key-invalid': 'Cette clé d’API n’existe pas, a expiré ou a été révoquée.',
  'key-scope': 'Cette clé d’API n’y est pas autorisée.',
  'key-limit': 'Vous avez déjà le maximum de clés d’API. Révoquez-en une pour en créer une autre.',
  'webhook-limit': 'Vous avez déjà le maximum de webhooks. Supprimez-en un pour en ajouter un autre.',
  'webhook-address': 'Utilisez une adresse HTTPS publique, par exemple https://example.com/hook.',
  'webhook-exists': 'Vous avez déjà un webhook avec cette adresse.',
  'not-yours': 'Ceci appartient à un autre compte. Connectez-vous avec ce compte.',
  'tier-mismatch': 'Votre forfait a changé. Actualisez la page.',
  'cross-site': 'Cette demande ne vient pas de l’application. Ouvrez l’application et réessayez.',
  'premium-required': 'Cette fonctionnalité nécessite Premium.',
  'trial-used': 'Vous avez déjà essayé Iris. Passez à Premium pour l’utiliser sans cette limite.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Tous vos emplacements Premium sont utilisés. Contactez l’assistance s’il vous en faut plus.'
      : 'Tous vos emplacements gratuits sont utilisés. Passez à Premium pour en avoir plus.',
  'recent-sign-in-required': 'Reconnectez-vous pour confirmer que c’est bien vous.',
  'dictionary-full': 'Votre liste de mots est pleine. Supprimez un mot pour en ajouter un autre.',
  'dictionary-changed': 'Vos mots ont été modifiés sur un autre appareil. Actualisez la page.',
  'development-only': 'Disponible uniquement en mode développement.',
  'idempotency-key-reused':
    'Cette requête a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
  'already-premium': 'Premium est déjà actif sur ce compte.',
  'subscription-exists':
    'Vous avez déjà un abonnement, mais son dernier paiement a échoué. Mettez à jour votre carte pour retrouver Premium.',
  'invalid-request': 'La demande n’est pas valide.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Le texte dépasse votre limite. Raccourcissez-le.'
      : `Le texte dépasse ${count(limit)} caractères. Raccourcissez-le.`,
  'same-language': 'Le texte est déjà dans cette langue. Choisissez-en une autre.',
  'unsupported-pair': 'Le service de traduction ne traduit pas entre ces langues. Choisissez-en une autre.',
  EMPTY_INPUT: 'Il n’y a pas de texte à lire. Tapez ou enregistrez d’abord quelque chose.',
  'trial-too-long': 'L’essai d’Iris est limité à 50 caractères (environ 8 à 10 mots).',
  'wrong-pin': 'Ce code PIN est incorrect.',
  'too-many-people': 'Il n’y a plus de place pour d’autres personnes.',
  'name-taken': 'Quelqu’un porte déjà ce nom ici.',
  'method-not-allowed': 'Cette adresse ne s’utilise pas de cette façon.',
  'not-found': 'Nous n’avons pas trouvé ce que vous cherchez.',
  'request-timeout': 'La demande a pris trop de temps. Réessayez.',
  'headers-too-large': 'Les en-têtes de la demande sont trop volumineux.',
  'too-large': 'La demande est trop volumineuse. Raccourcissez le texte.',
  'unsupported-media': 'Ce format n’est pas pris en charge.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Vous avez utilisé toutes vos traductions du jour.';
    return remaining
      ? `Ce texte dépasse les ${count(remaining)} caractères qu’il vous reste.${renewal(renewsAt)}`
      : `Vous avez utilisé vos ${count(limit ?? 0)} caractères pour cette période.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return `Limite de caractères dépassée. Le forfait Gratuit comprend 50 caractères par jour. Avec Premium, vous en avez ${count(5_000)} par mois.`;
    return remaining
      ? `Limite de caractères dépassée. Il vous reste ${plural(remaining, { one: '# caractère', other: '# caractères' })}.${renewal(renewsAt)}`
      : `Limite de caractères dépassée. Vous avez utilisé vos ${count(limit ?? 0)} caractères pour cette période.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return plural(remaining, {
        one: 'Cet enregistrement dépasse la seconde de reconnaissance vocale qu’il vous reste.',
        other: 'Cet enregistrement dépasse les # secondes de reconnaissance vocale qu’il vous reste.',
      });
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Vous avez utilisé vos ${minutes} minutes de reconnaissance vocale pour cette période.`
      : `Vous avez utilisé vos ${minutes} minutes de reconnaissance vocale du jour.`;
  },
  'live-full': 'Cette salle est pleine. Veuillez réessayer plus tard.',
  'live-limit': ({ limit }) =>
    `Vous avez utilisé les ${count((limit ?? 1_800) / 60)} minutes de sous-titres en direct d’aujourd’hui.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Trop de demandes. Réessayez dans ${wait(retryAfter)}.`
      : 'Trop de demandes. Patientez un instant et réessayez.',
  internal: 'Une erreur s’est produite de notre côté. Réessayez.',
  'provider-failed': 'Un service que nous utilisons a renvoyé une erreur. Réessayez.',
  'provider-unavailable':
    'Un service que nous utilisons est indisponible pour le moment. Réessayez plus tard.',
  'provider-quota': 'Ce serveur a épuisé son quota de traduction. Réessayez plus tard.',
  'provider-busy':
    'Le service de traduction reçoit trop de demandes en ce moment. Réessayez dans une minute.',
  'not-enough-memory': ({ command }) =>
    `Ce serveur n’a pas assez de mémoire pour cela. Fermez-y d’autres programmes, puis réessayez.${command ? ` Un modèle plus petit en demande moins : ${command}` : ''}`,
  'not-ready': 'Le service n’est pas encore prêt. Réessayez dans un instant.',
  'cannot-store':
    'Ce serveur ne peut rien enregistrer, car son disque est plein ou en lecture seule. La personne qui le gère doit d’abord y remédier.',
};
