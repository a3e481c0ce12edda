export function NewProjectClaimScreen() { return null; }
