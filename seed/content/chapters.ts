import type { New } from './types'
import { paragraph } from './paragraph'

/** Source: spec.md section 2, "/about/chapters" and "/membership/engage". */
export const chapters: New<'chapters'>[] = [
  {
    name: 'Upper Nile Chapter',
    slug: 'upper-nile',
    kind: 'regional',
    status: 'forming',
    region: 'greater_upper_nile',
    place: 'Malakal, Upper Nile',
    description: paragraph`
      For engineers in Upper Nile, Jonglei and Unity. Roads here are built on black cotton soil, towns stand
      behind dykes, and the White Nile, the Sobat and the Sudd shape the working year. The chapter works on
      raised roads, flood protection and water supply for returning families.
    `,
    email: 'upper-nile@example.org',
    order: 10,
  },
  {
    name: 'Equatoria Chapter',
    slug: 'equatoria',
    kind: 'regional',
    status: 'forming',
    region: 'greater_equatoria',
    place: 'Juba, Central Equatoria',
    description: paragraph`
      For engineers in Central, Eastern and Western Equatoria. Juba is growing faster than its streets and
      drains, and the Juba–Nimule road carries most of the country’s imports. The chapter works on urban
      drainage, bridges, quarries and concrete, and hosts visiting members.
    `,
    email: 'equatoria@example.org',
    order: 20,
  },
  {
    name: 'Bahr el Ghazal Chapter',
    slug: 'bahr-el-ghazal',
    kind: 'regional',
    status: 'forming',
    region: 'greater_bahr_el_ghazal',
    place: 'Wau, Western Bahr el Ghazal',
    description: paragraph`
      For engineers in Western and Northern Bahr el Ghazal, Warrap and Lakes. The ironstone plateau provides
      good laterite, while the flood plains of the Jur and the Lol wash roads away. The chapter works on
      gravel roads, crossings, boreholes in rock and public buildings.
    `,
    email: 'bahr-el-ghazal@example.org',
    order: 30,
  },
  {
    name: 'University of Juba Student Chapter',
    slug: 'university-of-juba',
    kind: 'student',
    status: 'forming',
    region: 'greater_equatoria',
    university: 'University of Juba',
    place: 'Juba, Central Equatoria',
    description: paragraph`
      Evening lectures by practising engineers, site visits in and around Juba, and an annual model bridge
      competition.
    `,
    email: 'students-juba@example.org',
    order: 40,
  },
  {
    name: 'John Garang Memorial University Student Chapter',
    slug: 'john-garang-memorial-university',
    kind: 'student',
    status: 'forming',
    region: 'greater_upper_nile',
    university: 'Dr. John Garang Memorial University of Science and Technology',
    place: 'Bor, Jonglei',
    description: paragraph`
      Students living beside the dyke study it through levelling, gauge readings and soil tests, and report
      to the county each year.
    `,
    email: 'students-bor@example.org',
    order: 50,
  },
  {
    name: 'University of Bahr el Ghazal Student Chapter',
    slug: 'university-of-bahr-el-ghazal',
    kind: 'student',
    status: 'forming',
    region: 'greater_bahr_el_ghazal',
    university: 'University of Bahr el Ghazal',
    place: 'Wau, Western Bahr el Ghazal',
    description: paragraph`
      A laterite club that samples, tests and maps gravel pits along the roads out of Wau, and shares its
      map with the chapter.
    `,
    email: 'students-wau@example.org',
    order: 60,
  },
]
