export function UnitClaimScreen() { return null; }
export function ProjectClaimScreen() { return null; }
