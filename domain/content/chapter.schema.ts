export const CHAPTER_KINDS = { regional: 'Regional chapter', student: 'Student chapter' } as const
export type ChapterKind = keyof typeof CHAPTER_KINDS

export const CHAPTER_STATUSES = { forming: 'Forming: founding members wanted', active: 'Active' } as const
export type ChapterStatus = keyof typeof CHAPTER_STATUSES
