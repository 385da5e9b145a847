/** Servers list all their models, so we take the first one that can chat. */
export function firstChatModel(models: { id: string }[] | undefined): string | undefined {
  return models?.find(({ id }) => !/embed|whisper|tts|rerank|moderation/iu.test(id))?.id;
}
