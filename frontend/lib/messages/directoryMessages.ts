/** Source: spec.md section 8, "Directory". */
export const directoryMessages = {
  loadFailed: 'Failed to load members. Please ensure you are logged in and have an active membership.',
  noneTitle: 'No Members Found',
  none: 'Try a different spelling, part of the name, or fewer filters.',
} as const
