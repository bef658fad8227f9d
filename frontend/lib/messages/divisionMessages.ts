/** Source: spec.md section 8. */
export const divisionMessages = {
  noPortal: 'Research submission portal coming soon',
  noChair: 'To Be Announced',
} as const
