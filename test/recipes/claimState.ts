import type { Recipe } from './recipe';

/** A status between "approved" and "open". */
export const claimState: Recipe = {
  name: 'a state of claims',
  limit: 3,
  edits: [
    {
      file: 'src/contract/claimStatus.ts',
      replace: [
        ["['pending', 'approved', 'open',", "['pending', 'approved', 'scheduled', 'open',"],
        [
          "  approved: { up: 'open', reject: 'rejected' },",
          "  approved: { up: 'scheduled', reject: 'rejected' },\n  scheduled: { up: 'open', reject: 'rejected' },",
        ],
      ],
    },
    {
      file: 'src/contract/statusText.ts',
      replace: [
        ["  approved: 'Aprobado',", "  approved: 'Aprobado',\n  scheduled: 'Programado',"],
        ["  approved: 'Aprobar',", "  approved: 'Aprobar',\n  scheduled: 'Programar',"],
        [
          "  open: 'Estamos trabajando en la reparación. Te",
          "  scheduled: 'Ya tenés visita.',\n  open: 'Estamos trabajando en la reparación. Te",
        ],
        [
          "  open: 'Estamos trabajando en la reparación.',",
          "  scheduled: 'Coordinamos la visita.',\n  open: 'Estamos trabajando en la reparación.',",
        ],
        [
          "  open: 'Igual estamos trabajando en tu reclamo.',",
          "  scheduled: 'Igual vamos a visitarte.',\n  open: 'Igual estamos trabajando en tu reclamo.',",
        ],
      ],
    },
    {
      file: 'tags.css',
      replace: [
        [
          '.status-open {',
          '.status-scheduled {\n  color: var(--blue-ink);\n  background: var(--blue-soft);\n  border-color: var(--blue-line);\n}\n.status-open {',
        ],
      ],
    },
  ],
};
