import { brand } from '../../../shared/brand.ts';
import { ConsentChoice } from '../../features/consent/consent-choice.tsx';
import type { LegalSection } from './legal-page.tsx';
import { privacyRightsSections } from './privacy-rights-sections.tsx';

const data: LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {brand.company} runs the {brand.name} web app (the “app”) and decides how personal data is used in it.
        You can reach us through the <a href={brand.contact}>contact form</a> or at{' '}
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
      </p>
    ),
  },
  {
    id: 'without-account',
    title: 'Without an account',
    body: (
      <p>
        You can record, edit, copy and listen with your browser’s voice without signing in. Your text stays in
        your browser: it’s kept in local storage so that you don’t lose it when you reload the page, and it’s
        deleted when you clear it. Our server sees only what any web server sees: which page was requested,
        when, and your IP address. We keep these for at most 30 days to protect the service. If the page
        crashes, it tells our server the kind of error and where in our code it happened, without your text.
      </p>
    ),
  },
  {
    id: 'collected',
    title: 'What we collect when you sign in',
    body: (
      <>
        <ul>
          <li>
            <strong>Account:</strong> your name, e-mail address and identity id (your account ID with the
            identity provider), and a link to your picture if the identity provider gives us one. We receive
            these when you sign in. We don’t receive your password. Your browser loads the picture directly
            from your identity provider.
          </li>
          <li>
            <strong>Terms:</strong> which version of the Terms of Use you accepted, and when.
          </li>
          <li>
            <strong>Sessions:</strong> the kind of device and browser you’re signed in on, and when each was
            last used.
          </li>
          <li>
            <strong>API keys and webhooks,</strong> if you create any: their names and addresses, what they
            may do, and when they were last used. Keys are stored as hashes. Webhooks send your transcriptions
            to the address you choose.
          </li>
          <li>
            <strong>Subscription:</strong> whether you have Premium, its status and when it ends. Subscription
            and payment data, such as your card and billing address, are held by our payment provider. Card
            numbers never reach us. When you open the payment page for the first time, we send the provider
            your name, your e-mail address and your identity id.
          </li>
          <li>
            <strong>Usage:</strong> transcription and translation activity, characters translated and read
            aloud, and request counts. We need these numbers to apply the limits of your plan. They don’t
            include your text.
          </li>
          <li>
            <strong>Saved transcriptions:</strong> the text you choose to save, with its name, language,
            translations, tags and speakers, and when you saved it.
          </li>
          <li>
            <strong>Shared copies and live captions,</strong> if you use them: the text you share, and how
            many people open it. Everyone who has the link can read it.
          </li>
          <li>
            <strong>My dictionary:</strong> the names and terms you add.
          </li>
          <li>
            <strong>Invites:</strong> who invited whom, so we can give you the bonus.
          </li>
        </ul>
        <p>We don’t collect your age, birth date, contacts or location, and we don’t sell personal data.</p>
      </>
    ),
  },
  {
    id: 'voice',
    title: 'Your voice',
    body: (
      <>
        <p>
          Voice recordings are processed <strong>only temporarily</strong>, to turn them into text. Usually
          the speech service of your browser or operating system does this. It may send the audio to its
          provider (for example Google, Microsoft or Apple), whose privacy policy then applies, and our server
          doesn’t receive it.
        </p>
        <p>
          Where your browser can’t do this, or if you prefer, our server does: the audio is sent to it and to
          an AI recognition provider, which returns the text. The app tells you the first time it does this.
          Neither our server nor the app keeps the audio once it’s transcribed; until then, for example while
          you’re offline, it’s stored in your browser only, and you can delete it there. Our server keeps the
          text for a day, so that nothing is lost or counted twice if the connection drops.
        </p>
        <p>
          If you choose to <strong>keep recordings</strong>, the sound of your dictations is stored in your
          browser on this device, so that you can hear them again. It’s never sent to us. You can delete it in
          Settings at any time.
        </p>
        <p>
          While <strong>On this device</strong> is turned on, your text is never sent, unless you share live
          captions, which go to their viewers. The app uses only what your browser can do by itself and the
          speech recogniser and the translator that you can download into it. Your voice goes at most to a
          speech recogniser on this same computer, if you run {brand.name} on it. Anything you save while it’s
          on is stored in this browser, not in your account.
        </p>
        <p>
          A recording that you import is stored in your browser only, until you remove the import. The speech
          in it is transcribed in the same way. Saved transcriptions also record when each phrase was spoken,
          so that you can export subtitles.
        </p>
        <p>
          We don’t create voice profiles, and we don’t use your voice to train anything. The microphone is on
          only while the app shows that it’s recording, or shows you its input level.
        </p>
      </>
    ),
  },
  {
    id: 'translation',
    title: 'Translation, Tidy and HD voices',
    body: (
      <>
        <p>
          When you ask for a translation, the text is <strong>sent to an AI translation provider</strong>,
          which returns the translation. The Premium actions in Tidy, such as summarising or shortening your
          text, send it to the same provider, which returns the edited text. When you play an HD voice, the
          text is sent to an AI speech provider, which returns the audio. Both providers receive the text and
          the language. Neither receives your name or e-mail address.
        </p>
        <p>
          The HD voices are generated by artificial intelligence. We keep the generated audio for up to a day,
          so that you can replay it without waiting, and then delete it. Only you can play it. We keep each
          translation for a day, so repeating it doesn’t count towards your limit.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>The app stores only what it needs to work:</p>
        <ul>
          <li>
            a session cookie that keeps you signed in, and a second cookie that only tells new tabs you’re
            signed in; if you choose a language for the app, a cookie with that choice;
          </li>
          <li>
            local storage for your theme, your cookie choice, your languages and settings, whether you allowed
            the microphone, your unsaved text and conversation, the words you add to My dictionary before you
            sign in, the last 100 corrections that the app offered to remember, and a list of what was sent
            from this device today, without the text itself;
          </li>
          <li>
            a database and a cache in your browser for speech that isn’t transcribed yet, imports, recordings
            you keep, what you save while On this device is turned on, and the app’s own files, so that it
            works offline;
          </li>
          <li>
            session storage, cleared when you close the tab, for who is signed in, who invited you, and links
            to recently generated audio.
          </li>
        </ul>
        <p>
          <strong>Analytics</strong> runs only if we’ve set it up and you press Accept in the cookie banner.
          If you press Decline, nothing is measured. The app works the same either way. You can change your
          choice at any time:
        </p>
        <p className="print:hidden">
          <ConsentChoice />
        </p>
      </>
    ),
  },
  {
    id: 'purposes',
    title: 'Our legal basis for using data',
    body: (
      <ul>
        <li>to provide what you ask for, such as saving, translating and Premium: our contract with you;</li>
        <li>
          to keep the service secure, apply limits and find bugs: our legitimate interest in a working
          service;
        </li>
        <li>to keep invoices and respond to authorities when we have to: our legal obligations;</li>
        <li>for analytics, if it’s enabled: your consent.</li>
      </ul>
    ),
  },
];

export const privacySections: readonly LegalSection[] = [...data, ...privacyRightsSections];
