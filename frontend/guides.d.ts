/** A guide of the staff, which `build/guides.ts` makes of Markdown: see `Guide` in `features/office/help`. */
declare module '*.md' {
  const guide: { title: string; chapters: { id: string; title: string; html: string }[] }
  export default guide
}
