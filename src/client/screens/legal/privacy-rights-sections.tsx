import { brand } from '../../../shared/brand.ts';
import type { LegalSection } from './legal-page.tsx';

/** Who else sees data, how long it stays, and what people can ask for. */
export const privacyRightsSections: readonly LegalSection[] = [
  {
    id: 'recipients',
    title: 'Who else receives data',
    body: (
      <>
        <p>Only those without whom the app could not do its work, each only what it needs:</p>
        <ul>
          <li>the identity provider you sign in with;</li>
          <li>the payment provider, for subscriptions;</li>
          <li>the AI translation provider and the AI speech provider, for the texts you send to them;</li>
          <li>the company that hosts our servers.</li>
        </ul>
        <p>
          Some of them work in other countries. Where the law asks for it, we have agreed with them on the
          safeguards it prescribes. We also hand over data when a court or authority lawfully demands it.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Saved transcriptions: until you delete them, or your account.</li>
        <li>Account: until you ask us to delete it.</li>
        <li>Sessions: until you sign out or they expire.</li>
        <li>Usage counts: for the current and the previous period.</li>
        <li>Generated sound: a short time, a day at most. Remembered translations: a day.</li>
        <li>Invoices: as long as tax law asks for.</li>
      </ul>
    ),
  },
  {
    id: 'deletion',
    title: 'Deleting',
    body: (
      <p>
        You may <strong>delete your saved transcriptions at any time</strong>: each has a delete button, on
        every plan, and deleting takes effect at once. Clearing the text empties the draft in your browser. To
        delete your account and all that belongs to it, <a href={brand.contact}>write to us</a> from its
        e-mail address; we do it within 30 days.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        You may ask what we hold about you, have it corrected or deleted, receive a copy, object to a use, and
        withdraw consent for the future. We answer within a month and charge nothing. You may also complain to
        the data protection authority where you live.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Everything travels encrypted. Sessions end on the server when you sign out. People can read only their
        own data, and generated sound is given only to the person it was made for. No system is perfect:
        should your data be affected by a breach, we tell you and the authority as the law prescribes.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The app is for people of <strong>13 years</strong> and older. We do not knowingly collect data of
        younger children. If you believe that a child has signed in, tell us and we delete the account.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this pledge',
    body: (
      <p>
        If we change how we use data, we change this page first, announce what matters in the app, and ask for
        your consent where the law requires it. The date at the top tells which version you read.
      </p>
    ),
  },
];
