import { escapeHtml, page } from '../page.ts';
import type { Authorization } from './authorization.ts';
import { initialsOf, type Person } from './people.ts';

const hidden = (authorization: Authorization): string =>
  Object.entries(authorization)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const face = (person: Person): string =>
  person.photo === 'shown'
    ? `<span class="face"><img src="/identity/photos/${person.sub}.svg" width="36" height="36" alt=""></span>`
    : `<span class="face" aria-hidden="true">${escapeHtml(initialsOf(person.name))}</span>`;

const personButton = (person: Person): string =>
  `<button class="person" name="email" value="${escapeHtml(person.email)}">${face(person)}<span>` +
  `<strong>${escapeHtml(person.name)}</strong>` +
  `<small>${escapeHtml(person.email)}${person.note ? ` · ${escapeHtml(person.note)}` : ''}</small></span></button>`;

export const chooserPage = (authorization: Authorization, people: Person[], problem?: string): string =>
  page({
    title: 'Choose a test account',
    body: `
<h1>Choose a test account</h1>
<p class="muted">to continue to ${escapeHtml(new URL(authorization.redirect_uri).host)}</p>
<form method="post" action="/identity/choose" class="stack">${hidden(authorization)}
${people.map(personButton).join('\n')}
</form>
<hr>
<form method="post" action="/identity/choose" class="stack">${hidden(authorization)}
<div><label for="email">Or enter any e-mail address</label>
<input id="email" name="email" type="email" required autocomplete="off" placeholder="someone@example.test"></div>
${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ''}
<button class="primary">Continue</button>
</form>
<hr>
<form method="post" action="/identity/choose">${hidden(authorization)}
<button name="cancel" value="1">Cancel</button>
</form>`,
  });

/** Shown instead of a redirect if the request can't be trusted. */
export const refusalPage = (reason: string): string =>
  page({
    title: 'Sign-in request refused',
    body: `<h1>Sign-in request refused</h1><p class="muted">${escapeHtml(reason)}</p>`,
  });
