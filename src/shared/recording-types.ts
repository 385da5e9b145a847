/** The formats in which browsers record a dictation, without their codecs. */
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;

export type RecordingType = (typeof recordingTypes)[number];

/** About four hours of one press of the record button. A request may take half a minute, so more would seldom arrive. */
export const maxRecordingBytes = 64 * 1024 * 1024;
