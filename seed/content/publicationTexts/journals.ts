import { chart } from '../../publicationPdf/figures/chart'
import { type PublicationText, list, steps } from '../../publicationPdf/PublicationText'
import { LATERITE } from '../../publicationPdf/pageStyle'
import { paragraph } from '../paragraph'

export const gaugeRecords: PublicationText = {
  series: 'Journal of Civil Engineering in South Sudan, volume 1, number 1',
  title: 'Reading a River through Gaps',
  subtitle: 'Completing gauge records on the White Nile before estimating floods',
  edition: 'Technical note, March 2025',
  issuedOn: '2025-03-31',
  cover: 'bridge',
  sections: [
    {
      heading: 'Summary',
      blocks: [
        paragraph`
          Gauge records of our rivers are long but broken. Whole years are missing, often the wettest ones,
          because the observer had to leave or the staff gauge was washed away. This note describes a simple
          method for completing a record from a neighbouring gauge, stating the uncertainty of each completed
          value, and estimating flood levels accordingly. All figures are invented to illustrate the method
          and describe no real gauge.
        `,
      ],
    },
    {
      heading: 'The method',
      blocks: [
        paragraph`
          Take two gauges on the same river, A with gaps and B without. For each year in which both have a
          peak, plot one against the other. On the Bahr el Jebel the peak passes slowly and is attenuated by
          the swamps, so the relation between two gauges is curved: high water at B adds little at A. Fit a
          straight line to the upper half of the points only, because the lower half says nothing about
          floods.
        `,
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Annual peaks at two gauges (invented). The line is fitted to the years in which B was
            above 3.0 m.
          `,
          alt: paragraph`
            Scatter of eleven points rising from lower left to upper right with a straight line through the
            upper points.
          `,
          height: 190,
          draw: chart({
            x: { label: 'Peak at B, m', from: 2, to: 5, step: 0.5 },
            y: { label: 'Peak at A, m', from: 2, to: 5, step: 0.5 },
            lines: [
              {
                label: 'A = 1.22 + 0.70 B',
                points: [
                  [3, 3.32],
                  [4.8, 4.58],
                ],
                color: LATERITE,
              },
            ],
            dots: [
              [2.2, 2.5],
              [2.5, 2.9],
              [2.6, 2.8],
              [2.9, 3.2],
              [3.1, 3.45],
              [3.3, 3.45],
              [3.6, 3.8],
              [3.8, 3.8],
              [4.1, 4.15],
              [4.4, 4.2],
              [4.7, 4.55],
            ],
          }),
        },
        steps(
          'Check the zero of both gauges against a benchmark, and correct every shift recorded in the notebooks.',
          'Use annual peaks, not daily values: errors in single readings cancel out less than might be expected.',
          'Fit the line; compute the standard error s of the points about it.',
          'Fill in each missing peak from the line, and mark it “completed” with its value of s.',
        ),
      ],
    },
    {
      heading: 'Estimating the flood',
      blocks: [
        paragraph`
          Rank all peaks, measured and completed, from the highest. The peak of rank m among n years has a
          return period of about (n + 1) / m years. Repeat the ranking a thousand times, each time adding to
          every completed peak a random error with standard deviation s. The spread of the results is the
          uncertainty caused by the gaps.
        `,
        {
          kind: 'table',
          caption: 'Table 1. An invented record of 40 years, of which 9 are completed (s = 0.18 m).',
          columns: ['Return period', 'Level', '90 % of results lie between'],
          rows: [
            ['5 years', '3.90 m', '3.86 and 3.95 m'],
            ['10 years', '4.15 m', '4.08 and 4.24 m'],
            ['20 years', '4.38 m', '4.27 and 4.53 m'],
            ['50 years', '4.66 m', '4.48 and 4.90 m'],
          ],
        },
      ],
    },
    {
      heading: 'Use in design',
      blocks: [
        list(
          'Use the upper end of the range for any building in which people sleep or on which they depend in a flood.',
          'Freeboard is for waves and settlement. It is not a substitute for a longer record.',
          'A year in which the gauge was submerged is not a year without a flood. Look for flood marks on walls.',
          'A new gauge reader, paid on time, improves the estimate more than any statistical method.',
        ),
        paragraph`
          The level of Lake Victoria shifts the whole record for years at a time. Twenty years of records from
          a high period say little about a low one, and vice versa. Readers who hold old gauge notebooks are
          asked to write to the editors.
        `,
      ],
    },
  ],
}

export const trialMixes: PublicationText = {
  series: 'Journal of Civil Engineering in South Sudan, volume 1, number 2',
  title: 'Trial Mixes with Aggregate from Small Quarries',
  subtitle: 'A procedure for sites without a laboratory, with a worked example',
  edition: 'Technical note, September 2025',
  issuedOn: '2025-09-22',
  cover: 'cube',
  sections: [
    {
      heading: 'Summary',
      blocks: [
        paragraph`
          Crushed rock from the hills around Juba, river sand from the White Nile and its tributaries and
          laterite nodules from the plateau all end up in concrete. They vary so much that a nominal mix by
          volume, such as 1:2:4, gives anything from good to dangerous concrete. Three trial mixes, made with
          a bucket, a balance and a cube mould, replace guesswork with measurement. The results in the example
          are illustrative.
        `,
      ],
    },
    {
      heading: 'Testing the aggregate',
      blocks: [
        list(
          paragraph`
            Sieve 5 kg of sand and 20 kg of stone through five sieves. River sand is often too fine; blend it
            with crushed dust.
          `,
          paragraph`
            Shake sand in a jar of salt water and let it stand for an hour: if the silt layer exceeds 6 per
            cent of the height, wash the sand.
          `,
          paragraph`
            Soak stone for a day and weigh it, then dry it and weigh it again: add absorption above 3 per
            cent, which is common in laterite, to the mixing water.
          `,
          'Break twenty stones with a hammer. If more than two crumble, look for another quarry.',
        ),
      ],
    },
    {
      heading: 'Worked example',
      blocks: [
        paragraph`
          The required characteristic cube strength is 25 MPa. As the level of control on the site is not yet
          known, a standard deviation of 6 MPa is assumed, so the target mean strength is 25 + 1.64 x 6 = 35
          MPa. Three mixes are made, at water–cement ratios of 0.45, 0.55 and 0.65, each with enough water for
          a slump of 75 mm.
        `,
        {
          kind: 'figure',
          caption: paragraph`
            Figure 1. Mean strength of three cubes at 28 days (illustrative). The target of 35 MPa is
            reached at a ratio of 0.53.
          `,
          alt: paragraph`
            Curve of compressive strength falling from 44 megapascals at a water–cement ratio of 0.45 through
            33 at 0.55 to 25 at 0.65; a dashed line marks 35 megapascals.
          `,
          height: 180,
          draw: chart({
            x: { label: 'Water–cement ratio', from: 0.4, to: 0.7, step: 0.05 },
            y: { label: 'Strength at 28 days, MPa', from: 15, to: 50, step: 5 },
            lines: [
              {
                label: 'trial mixes',
                points: [
                  [0.45, 44],
                  [0.5, 38],
                  [0.55, 33],
                  [0.6, 28.7],
                  [0.65, 25],
                ],
                labelAt: [0.47, 44],
              },
              {
                label: 'target',
                points: [
                  [0.4, 35],
                  [0.53, 35],
                  [0.53, 15],
                ],
                color: LATERITE,
                dash: 5,
                labelAt: [0.41, 35],
              },
            ],
            dots: [
              [0.45, 44],
              [0.55, 33],
              [0.65, 25],
            ],
          }),
        },
        {
          kind: 'table',
          caption: 'Table 1. The mix for one cubic metre, by absolute volume, with 1.5 per cent of air.',
          columns: ['Material', 'Mass', 'Density', 'Volume'],
          rows: [
            ['Water', '190 kg', '1,000 kg/m³', '0.190 m³'],
            ['Cement, 190 / 0.53', '358 kg', '3,150 kg/m³', '0.114 m³'],
            ['Sand, 40 % of the aggregate', '714 kg', '2,620 kg/m³', '0.273 m³'],
            ['Stone 5 to 20 mm', '1,096 kg', '2,680 kg/m³', '0.409 m³'],
          ],
        },
        paragraph`
          On site, masses are converted into batch boxes: one 50 kg bag of cement requires 100 kg of sand and
          153 kg of stone. Boxes are made to these volumes and struck off level. Wet sand bulks by up to a
          quarter, so check the sand box every morning.
        `,
      ],
    },
    {
      heading: 'On site',
      blocks: [
        steps(
          'Write the mix on a board beside the mixer, in bags, boxes and litres.',
          'Measure the water and check the slump: never add water because the mix looks dry.',
          'Make three cubes a day. Test two at seven days: they predict the strength of the third.',
          'Repeat the trial when the quarry face changes, and each year after floods have shifted the sandbanks.',
        ),
        'Cubes can be sent to Juba in wet sawdust. A box of three weighs 25 kg and can travel by bus.',
      ],
    },
  ],
}
