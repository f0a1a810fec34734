/** "1 project", "2 projects". */
export function projectCount(count: number): string {
  return `${count} ${count === 1 ? 'project' : 'projects'}`;
}
