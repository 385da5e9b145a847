#!/usr/bin/env node
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createRhapsode, RhapsodeError } from './index.js';
import { toSrt } from './srt.js';

const usage = `Usage: rhapsode transcribe FILE [--language en-US] [--srt]

Writes what is said in a recording, or subtitles with --srt.

  RHAPSODE_URL  where your Rhapsode is, such as http://localhost:3000
  RHAPSODE_KEY  an API key with the scope "transcribe", from /developers
`;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'en-US' },
        srt: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { problem: error.message };
  }
}

async function transcribe(path, { language, srt }, { url, key }) {
  let file;
  try {
    file = await openAsBlob(path);
  } catch {
    return fail(`There is no file “${path}”.`);
  }
  try {
    const named = new File([file], basename(path));
    const result = await createRhapsode({ url, key }).transcribe({ file: named, language });
    process.stdout.write(srt ? toSrt(result) : `${result.text}\n`);
  } catch (error) {
    if (error instanceof RhapsodeError) return fail(`${error.message} (${error.status})`);
    fail(`${url} can’t be reached. Is RHAPSODE_URL right?`);
  }
}

const { values, positionals = [], problem } = readArguments();
const [command, path, ...rest] = positionals;
const { RHAPSODE_URL: url, RHAPSODE_KEY: key } = process.env;
if (values?.help) process.stdout.write(usage);
else if (problem) fail(`${problem}\n\n${usage}`);
else if (command !== 'transcribe' || !path || rest.length > 0) fail(usage);
else if (!url || !key) fail('Set RHAPSODE_URL and RHAPSODE_KEY first. `rhapsode --help` says more.');
else await transcribe(path, values, { url, key });
