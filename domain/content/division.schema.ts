/** The sign a division is drawn with. */
export const DIVISION_ICONS = {
  structural: 'Structural: a truss',
  geotechnical: 'Geotechnical: layers of soil',
  transportation: 'Transportation: a road',
  water: 'Water: a tower and waves',
  construction: 'Construction: a crane',
  urban: 'Urban planning: a town plan',
  materials: 'Materials: a test cylinder',
  education: 'Education: a book and compasses',
} as const
