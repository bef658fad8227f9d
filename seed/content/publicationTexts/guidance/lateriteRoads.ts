import { chart } from '../../../publicationPdf/figures/chart'
import { type PublicationText, list, steps } from '../../../publicationPdf/PublicationText'
import { LATERITE_WASH, NILE_WASH, SAND } from '../../../publicationPdf/pageStyle'
import { paragraph } from '../../paragraph'

export const lateriteRoads: PublicationText = {
  series: 'Guidance Note 3',
  title: 'Laterite Roads for Light Traffic',
  subtitle: 'Selecting gravel; building and maintaining the wearing course',
  edition: 'First edition, April 2025',
  issuedOn: '2025-04-14',
  cover: 'road',
  sections: [
    {
      heading: 'Introduction',
      blocks: [
        paragraph`
          The Juba–Nimule road is paved. Most others are earth or gravel and will remain so for many years. A
          gravel road that is shaped, drained and patched can carry a hundred vehicles a day for years;
          without a ditch, the same road can be lost in one wet season. Laterite, the red gravel of the
          ironstone plateau, is the best natural material available, provided that it is selected with care.
        `,
      ],
    },
    {
      heading: 'Selecting the gravel',
      blocks: [
        paragraph`
          Two values predict how a wearing course will behave. Both come from tests that a district laboratory
          can carry out.
        `,
        list(
          paragraph`
            Shrinkage product: linear shrinkage in per cent, times the percentage that passes the 0.425 mm
            sieve. It indicates the effect of clay.
          `,
          paragraph`
            Grading coefficient: the percentage between 26.5 mm and 2.0 mm, times the percentage passing 4.75
            mm, divided by 100. It indicates how well the stones interlock.
          `,
        ),
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Behaviour of a gravel wearing course (after the South African guide TRH 20). Between
            240 and 365 the gravel performs well but is dusty when dry.
          `,
          alt: paragraph`
            A chart of shrinkage product against grading coefficient with zones: slippery above a shrinkage
            product of 365, corrugates and ravels below 100, erodible at a grading coefficient below 16,
            ravels above 34, and good in the middle.
          `,
          height: 196,
          draw: chart({
            x: { label: 'Grading coefficient', from: 0, to: 48, step: 8 },
            y: { label: 'Shrinkage product', from: 0, to: 500, step: 100 },
            zones: [
              { label: 'corrugates and ravels', from: [0, 0], to: [48, 100], fill: SAND },
              { label: 'slippery when wet', from: [0, 365], to: [48, 500], fill: NILE_WASH },
              { label: 'erodes', from: [0, 100], to: [16, 365], fill: '#ffffff' },
              { label: 'good', from: [16, 100], to: [34, 240], fill: LATERITE_WASH },
              { label: 'good, but dusty', from: [16, 240], to: [34, 365], fill: '#ffffff' },
              { label: 'ravels', from: [34, 100], to: [48, 365], fill: '#ffffff' },
            ],
          }),
        },
        paragraph`
          Remove or break stones larger than 37.5 mm, because they make a road impossible to grade. The soaked
          California bearing ratio (CBR) should be at least 15 per cent at 95 per cent of modified density.
        `,
      ],
    },
    {
      heading: 'Construction',
      blocks: [
        steps(
          'Shape and compact the formation first. Its crossfall is that of the finished road: 5 to 6 per cent.',
          'Complete the side drains and turn-outs before any gravel is delivered.',
          'Tip the gravel at measured intervals, so that the layer is 150 mm thick after compaction.',
          'Add water and mix until a handful keeps its shape when squeezed but does not wet the palm.',
          'Roll from the edges to the crown with at least eight passes, until the roller leaves no mark.',
        ),
        paragraph`
          Check the thickness in a small hole every 100 m. A layer of 100 mm instead of 150 mm halves the life
          of the road.
        `,
      ],
    },
    {
      heading: 'Maintenance',
      blocks: [
        {
          kind: 'table',
          caption: 'Table 1. A year of maintenance for one kilometre under light traffic.',
          columns: ['When', 'Task', 'By whom'],
          widths: [3, 6, 4],
          rows: [
            ['before the rains', 'clear drains, turn-outs and culverts', 'village contract'],
            ['during the rains', 'close to heavy lorries after storms; patch', 'road supervisor'],
            ['after the rains', 'grade once while moist, and compact', 'grader or towed drag'],
            ['every 4 to 6 years', 'replace lost gravel, 50 to 100 mm', 'contractor'],
          ],
        },
        paragraph`
          Record what is spent on each kilometre. Two years of records are a better guide than any manual to
          where gravel is needed next.
        `,
      ],
    },
  ],
}
