/** A chapter, for whoever chooses or reads one. */
export interface ChapterName {
  id: string
  name: string
}
