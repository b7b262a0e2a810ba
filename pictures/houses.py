"""Puts the houses of a picture at their places; those of one file share their meshes."""
import math

import bpy
from mathutils import Matrix

from materials import linear

FOOT = 0.3048


def place_houses(houses):
    parts = {}
    for house in houses:
        first = house['file'] not in parts
        if first:
            bpy.ops.import_scene.gltf(filepath=house['file'])
            parts[house['file']] = [part for part in bpy.context.selected_objects if part.type == 'MESH']
            for part in parts[house['file']]:
                share_material(part)
        x, y = house['at']
        place = Matrix.Translation((x * FOOT, y * FOOT, 0)) @ Matrix.Rotation(math.radians(house['turnDegrees']), 4, 'Z')
        for part in parts[house['file']]:
            if len(houses) > 1 and house['stage'] == 'finished' and part.data.materials[0].name == 'lamp':
                part.hide_render = True
            if first:
                part['home'] = [value for row in part.matrix_world for value in row]
                placed = part
            else:
                placed = part.copy()
                bpy.context.scene.collection.objects.link(placed)
            home = part['home']
            placed.matrix_world = place @ Matrix([home[at:at + 4] for at in (0, 4, 8, 12)])
            colors = house.get('finish', {})
            name = placed.data.materials[0].name
            placed.color = (*linear(colors.get(name, '#ffffff')), 1)
    bpy.context.view_layer.update()


def share_material(part):
    """Houses from several files have materials of the same names: one of each stays."""
    name = part.data.materials[0].name.split('.')[0]
    part.data.materials[0] = bpy.data.materials[name]
