import { type ApiClient, readResponse } from '../api/client.ts';
import { requestTranscript } from '../api/transcribe.ts';
import { requestTranslation } from '../api/translate.ts';
import { page } from '../platform/page.ts';
import { findSpeechRecognition } from '../platform/recognition/browser-engine.ts';
import { noteDeletion } from '../platform/recordings/note-deletion.ts';
import type { Backend, Capabilities } from './backend.ts';

/** What the prerendered page of the hosted edition shows. */
export const prerenderedCapabilities: Capabilities = {
  wordsStayHere: false,
  owner: undefined,
  hasPlans: true,
  hasSlots: true,
  hasAccountWords: true,
  canShare: true,
  storesRecordings: false,
  // Most browsers have an engine.
  recognition: { browser: true, backend: false, canChoose: true, needsPreparation: false },
  translation: { backend: true, prefersBrowser: false },
};

function readCapabilities(): Capabilities {
  if (typeof window === 'undefined') return prerenderedCapabilities;
  const { personal, recognition, sandboxed } = page();
  return {
    ...prerenderedCapabilities,
    hasPlans: !personal,
    storesRecordings: personal !== undefined,
    recognition: {
      ...prerenderedCapabilities.recognition,
      browser: findSpeechRecognition(window) !== undefined,
      backend: recognition,
    },
    // If words may be sent, the browser's own translator is used only if the server has no real one.
    translation: { backend: true, prefersBrowser: sandboxed.includes('translation') },
  };
}

export function createServerBackend(api: ApiClient): Backend {
  return {
    ...api,
    capabilities: readCapabilities(),
    async save({ source, ...body }, key, signal) {
      const headers = { 'Idempotency-Key': key, ...(source && { 'Text-Source': source }) };
      const response = await api.send('saveTranscription', { body, headers, signal });
      return readResponse('saveTranscription', response).catch(() => null);
    },
    find: (transcriptionId) => api.get('transcription', { params: { transcriptionId } }),
    change: (transcriptionId, revision, body, signal) =>
      api.get('changeTranscription', {
        params: { transcriptionId },
        headers: { 'If-Match': `"${revision}"` },
        body,
        signal,
      }),
    async remove(transcriptionId) {
      await api.send('deleteTranscription', { params: { transcriptionId } });
      noteDeletion(transcriptionId, Date.now());
    },
    async restore(transcriptionId) {
      const item = await api.get('restoreTranscription', { params: { transcriptionId } });
      noteDeletion(transcriptionId);
      return item;
    },
    translate: (options) => requestTranslation(api, options),
    transcribe: (options) => requestTranscript(api, options),
  };
}
