/** The options of the claim form, by their calls. */
export const claimLookups = {
  'GET /model/claim_location': {
    success: true,
    data: [
      { id: 1, label: 'Cocina' },
      { id: 2, label: 'Baño' },
    ],
  },
  'GET /model/claim_location_detail': {
    success: true,
    data: [
      { id: 11, label: 'Mesada', claim_location_id: 1 },
      { id: 12, label: 'Ducha', claim_location_id: 2 },
    ],
  },
  'GET /model/claim_category': {
    success: true,
    data: [
      { id: 2, label: 'Sanitarios' },
      { id: 3, label: 'Carpintería' },
    ],
  },
  'GET /model/claim_item': {
    success: true,
    data: [
      { id: 22, label: 'Canilla o grifería', claim_category_id: 2 },
      { id: 33, label: 'Puerta', claim_category_id: 3 },
    ],
  },
};
