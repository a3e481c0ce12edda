export function NewUnitClaimScreen() { return null; }
