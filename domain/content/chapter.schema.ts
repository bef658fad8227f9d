export const CHAPTER_KINDS = { regional: 'Regional chapter', student: 'Student chapter' } as const

export const CHAPTER_STATUSES = { forming: 'Forming: founding members wanted', active: 'Active' } as const
