/** Attendance at events. */
export const attendanceMessages = {
  nobody: 'Nobody here',
  failed: 'Failed to load who came',
  marked: (name: string) => `${name} is marked as there`,
  unmarked: (name: string) => `${name} is no longer marked as there`,
  markFailed: 'Failed to mark attendance',
} as const
