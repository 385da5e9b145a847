import type { Texts } from '../translations.ts';
import { count, date, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Am ${date(renewsAt)} bekommst du neue.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Dieser Text wurde auf einem anderen Gerät geändert.',
  'revision-required': 'Diese Änderung muss die Version nennen, auf der sie beruht.',
  'share-limit':
    'Für diesen Text gibt es schon zu viele Links. Beende einen davon, um einen neuen zu erstellen.',
  'sign-in-required': 'Bitte melde dich an, um fortzufahren.',
  'key-invalid': 'Diesen API-Schlüssel gibt es nicht, er ist abgelaufen oder wurde widerrufen.',
  'key-scope': 'Das darf dieser API-Schlüssel nicht.',
  'key-limit':
    'Du hast schon so viele API-Schlüssel wie möglich. Widerrufe einen, um einen neuen zu erstellen.',
  'webhook-limit': 'Du hast schon so viele Webhooks wie möglich. Lösche einen, um einen neuen hinzuzufügen.',
  'webhook-address': 'Verwende eine öffentliche HTTPS-Adresse, zum Beispiel https://example.com/hook.',
  'webhook-exists': 'Du hast schon einen Webhook mit dieser Adresse.',
  'not-yours': 'Das gehört zu einem anderen Konto. Bitte melde dich mit diesem Konto an.',
  'recent-sign-in-required': 'Bitte melde dich noch einmal an, damit wir wissen, dass du es bist.',
  'tier-mismatch': 'Dein Tarif hat sich geändert. Bitte lade die Seite neu.',
  'cross-site': 'Diese Anfrage kam nicht von der App. Bitte öffne die App und versuche es noch einmal.',
  'premium-required': 'Dafür brauchst du Premium.',
  'trial-used': 'Du hast Iris schon ausprobiert. Mit Premium entfällt diese Grenze.',
  'dictionary-changed': 'Deine Wörter wurden auf einem anderen Gerät geändert. Bitte lade die Seite neu.',
  'dictionary-full': 'Deine Wortliste ist voll. Lösche ein Wort, um ein neues hinzuzufügen.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Alle deine Premium-Speicherplätze sind belegt. Bitte schreib dem Support, wenn du mehr brauchst.'
      : 'Alle deine kostenlosen Speicherplätze sind belegt. Mit Premium bekommst du mehr.',
  'development-only': 'Das gibt es nur im Entwicklungsmodus.',
  'idempotency-key-reused':
    'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte lade die Seite neu und versuche es noch einmal.',
  'already-premium': 'Premium ist für dieses Konto schon aktiv.',
  'subscription-exists':
    'Du hast schon ein Abo, aber die letzte Zahlung ist fehlgeschlagen. Aktualisiere deine Karte, um Premium wieder zu nutzen.',
  'invalid-request': 'Diese Anfrage ist ungültig.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Der Text ist länger als dein Limit. Bitte kürze ihn.'
      : `Der Text ist länger als ${count(limit)} Zeichen. Bitte kürze ihn.`,
  'same-language': 'Der Text ist schon in dieser Sprache. Bitte wähle eine andere.',
  'unsupported-pair':
    'Der Übersetzungsdienst übersetzt nicht zwischen diesen Sprachen. Bitte wähle eine andere.',
  EMPTY_INPUT: 'Es gibt keinen Text zum Vorlesen. Tippe zuerst etwas oder nimm etwas auf.',
  'trial-too-long': 'Die Probe mit Iris ist auf 50 Zeichen begrenzt (etwa 8 bis 10 Wörter).',
  'wrong-pin': 'Diese PIN stimmt nicht.',
  'too-many-people': 'Es ist kein Platz für weitere Personen.',
  'name-taken': 'Diesen Namen hat hier schon jemand.',
  'method-not-allowed': 'Diese Adresse lässt sich so nicht verwenden.',
  'not-found': 'Das konnten wir nicht finden.',
  'request-timeout': 'Die Anfrage hat zu lange gebraucht. Bitte versuche es noch einmal.',
  'headers-too-large': 'Die Kopfzeilen der Anfrage sind zu groß.',
  'too-large': 'Die Anfrage ist zu groß. Bitte kürze den Text.',
  'unsupported-media': 'Dieses Format wird nicht unterstützt.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Du hast deine Übersetzungen für heute verbraucht.';
    return remaining
      ? `Dieser Text ist länger als die ${count(remaining)} Zeichen, die du noch hast.${renewal(renewsAt)}`
      : `Deine ${count(limit ?? 0)} Zeichen für diesen Zeitraum sind verbraucht.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return 'Zeichenlimit überschritten. Kostenlos sind 50 Zeichen am Tag. Mit Premium bekommst du 5.000 Zeichen im Monat.';
    return remaining
      ? `Zeichenlimit überschritten. Du hast noch ${plural(remaining, { one: '# Zeichen', other: '# Zeichen' })}.${renewal(renewsAt)}`
      : `Zeichenlimit überschritten. Deine ${count(limit ?? 0)} Zeichen für diesen Zeitraum sind verbraucht.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return `Diese Aufnahme ist länger als die ${plural(remaining, { one: '# Sekunde', other: '# Sekunden' })} Spracherkennung, die du noch hast.`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Deine ${minutes} Minuten Spracherkennung für diesen Zeitraum sind verbraucht.`
      : `Deine ${minutes} Minuten Spracherkennung für heute sind verbraucht.`;
  },
  'live-full': 'Dieser Raum ist voll. Bitte versuche es später noch einmal.',
  'live-limit': ({ limit }) =>
    `Deine ${count((limit ?? 1_800) / 60)} Minuten Live-Untertitel für heute sind verbraucht.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Zu viele Anfragen. Bitte versuche es in ${wait(retryAfter)} noch einmal.`
      : 'Zu viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'provider-failed': 'Ein Dienst, den wir nutzen, hat einen Fehler gemeldet. Bitte versuche es noch einmal.',
  'provider-unavailable':
    'Ein Dienst, den wir nutzen, ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',
  'provider-quota':
    'Dieser Server hat sein Übersetzungskontingent verbraucht. Bitte versuche es später noch einmal.',
  'provider-busy':
    'Der Übersetzungsdienst bekommt gerade zu viele Anfragen. Bitte versuche es in einer Minute noch einmal.',
  'not-enough-memory': ({ command }) =>
    `Dieser Server hat dafür nicht genug Arbeitsspeicher. Schließe dort andere Programme und versuche es noch einmal.${command ? ` Ein kleineres Modell braucht weniger: ${command}` : ''}`,
  'not-ready': 'Der Dienst ist noch nicht bereit. Bitte versuche es gleich noch einmal.',
  'cannot-store':
    'Dieser Server kann nichts speichern, weil seine Festplatte voll oder schreibgeschützt ist. Das muss zuerst beheben, wer den Server betreibt.',
};
