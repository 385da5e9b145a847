import { brand } from '../../../shared/brand.ts';
import type { LegalSection } from './legal-page.tsx';

/** The sections about who receives data, how long it is kept, and people's rights. */
export const privacyRightsSections: readonly LegalSection[] = [
  {
    id: 'recipients',
    title: 'Who else receives data',
    body: (
      <>
        <p>Only the providers the app can’t work without, and each gets only what it needs:</p>
        <ul>
          <li>
            the identity provider you sign in with, which also sees your IP address when your browser loads
            your picture from it;
          </li>
          <li>
            the payment provider, for subscriptions: it receives your name, e-mail address and identity id
            from us, and your payment details from you;
          </li>
          <li>the AI translation provider and the AI speech provider, for the text you send them;</li>
          <li>the AI recognition provider, for the speech that our server transcribes for you;</li>
          <li>the company that hosts our servers.</li>
        </ul>
        <p>
          Some of them operate in other countries. Where the law requires it, we have agreed the necessary
          safeguards with them. We also disclose data when a court or authority lawfully requires it.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Saved transcriptions: until you delete them or your account.</li>
        <li>My dictionary: until you delete the entries or your account.</li>
        <li>
          Shared copies: until you end them, the time you chose is over, or the transcription is deleted. What
          viewers of live captions read: until you end them, or 15 minutes after you leave.
        </li>
        <li>Account: until you delete it, plus seven days during which you can restore it.</li>
        <li>Sessions and their devices: until you sign out or they expire.</li>
        <li>
          Usage counts: the current and the previous period. How much speech our server has transcribed for
          you on each day: 30 days, for the chart on your account page.
        </li>
        <li>Generated audio: a day at most. Cached translations: a day.</li>
        <li>The text of speech that our server has transcribed: a day, in case the request is repeated.</li>
        <li>Invoices: for as long as tax law requires.</li>
      </ul>
    ),
  },
  {
    id: 'deletion',
    title: 'Deleting your data',
    body: (
      <>
        <p>
          You may <strong>delete your saved transcriptions at any time</strong>, on any plan: each one has a
          delete button. A deleted transcription disappears immediately. You can undo this for ten minutes.
          After that, it’s permanently deleted from our database within two minutes. Backups made before that
          keep it until they are deleted. Clearing the text deletes it from your browser, and so does starting
          a new conversation with the old one.
        </p>
        <p>
          You can delete your account on <a href="/account">your account page</a>. This signs you out on all
          devices, and your subscription, if you have one, won’t renew. Unsaved text on the device you’re
          using is cleared at once; what you saved with On this device turned on stays in that browser. If you
          sign in again within seven days, you get everything else back. After that we delete your account and
          everything in it from our database. If we can’t reach our payment provider at that point, we delete
          your account as soon as the provider has confirmed that you won’t be charged again. Some data
          remains: invoices and payment data held by the payment provider, for as long as tax law requires; if
          someone invited you, the count of people they’ve invited, without your name; and backups made before
          then, until they are deleted. You can also <a href={brand.contact}>write to us</a> from the
          account’s e-mail address, and we’ll delete it for you in the same way.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You can ask us what data we hold about you, have it corrected or deleted, get a copy, object to how we
        use it, and withdraw your consent. On <a href="/account">your account page</a> you can download a copy
        once an hour, sign out any device and withdraw your consent to analytics. We’ll respond to any other
        request within a month, free of charge. You can also complain to the data protection authority where
        you live.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        All data is encrypted in transit. When you sign out, your session ends on the server. Other users
        can’t read your data unless you share it, and only the person who asked for generated audio can play
        it. No system is perfect: if a breach affects your data, we’ll tell you and the authorities as the law
        requires.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        You must be at least <strong>13 years</strong> old to use the app. We don’t knowingly collect data
        from younger children. If you think a child has signed in, tell us and we’ll delete the account.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this pledge',
    body: (
      <p>
        If we change how we use data, we’ll update this page first and ask for your consent where the law
        requires it. The date at the top shows when this version took effect.
      </p>
    ),
  },
];
