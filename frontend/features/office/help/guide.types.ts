/** A chapter of a guide; the first may have no title. */
export interface GuideChapter {
  /** Its anchor on the page. */
  id: string
  title: string
  /** Written by us, from Markdown. */
  html: string
}

/** A guide of the staff, as its page shows it. */
export interface Guide {
  title: string
  chapters: GuideChapter[]
}
