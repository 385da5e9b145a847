/** Servers list everything that was loaded into them; the first model that can chat is the one meant. */
export function firstChatModel(models: { id: string }[] | undefined): string | undefined {
  return models?.find(({ id }) => !/embed|whisper|tts|rerank|moderation/iu.test(id))?.id;
}
